import type { Day } from '#lib/domain/calendar.ts'
import type { Gender, IdentityDocumentType } from '#lib/domain/documents/identity.ts'

export const MARITAL_STATUSES = ['single', 'married', 'divorced', 'widower', 'separated'] as const
export type MaritalStatus = (typeof MARITAL_STATUSES)[number]

/** Employment data beyond the consult's, with field names and values chosen by an API client. */
export type WorkData = Readonly<Record<string, string | number | boolean | null>>

/** The optional fields are collected for CLT credit only. */
export type Borrower = {
  name: string
  documentNumber: string
  identityDocument: string
  motherName: string
  nationality: string
  maritalStatus: MaritalStatus
  isPep: boolean
  birthDate: Day
  email: string
  phone: { countryCode: string; areaCode: string; number: string }
  address: {
    postalCode: string
    state: string
    city: string
    neighborhood: string
    street: string
    number: string
    complement: string | null
  }
  gender?: Gender
  identityDocumentType?: IdentityDocumentType
  identityDocumentIssuer?: string
  identityDocumentDate?: Day
  workData?: WorkData | null
}
