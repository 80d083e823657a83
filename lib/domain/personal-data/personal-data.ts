import type { Day } from '#lib/domain/calendar.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'

/** Fields that people see masked and reveal one by one. */
export const PERSONAL_FIELDS = [
  'documentNumber',
  'birthDate',
  'email',
  'phone',
  'motherName',
  'identityDocument',
  'address',
] as const
export type PersonalField = (typeof PERSONAL_FIELDS)[number]

export const PERSONAL_SUBJECT_TYPES = ['proposal', 'clt_consult', 'fgts_balance_query'] as const
export type PersonalSubject = { subjectType: (typeof PERSONAL_SUBJECT_TYPES)[number]; subjectId: string }

/** Unmasked personal fields; a field that is not stored is missing. */
export type PersonalData = {
  documentNumber?: string
  birthDate?: Day
  email?: string
  phone?: Borrower['phone']
  motherName?: string
  identityDocument?: string
  address?: Borrower['address']
}
