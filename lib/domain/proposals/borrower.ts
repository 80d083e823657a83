import type { Day } from '../calendar.ts'

export const MARITAL_STATUSES = ['single', 'married', 'divorced', 'widower', 'separated'] as const
export type MaritalStatus = (typeof MARITAL_STATUSES)[number]

/** The person who borrows, as given on the proposal. */
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
}
