import { dayInSaoPaulo } from '#lib/domain/calendar'
import type { KnownBorrower } from '#lib/domain/personal-data/known-borrower'
import { type BorrowerFormValues, EMPTY_BORROWER_FORM } from './borrower-form.ts'
import { maskedCpf } from './masked-cpf.ts'

/** What the form opens with of a customer who borrows again. */
export type KnownValues = {
  values: Partial<BorrowerFormValues>
  /** The day it was given, YYYY-MM-DD. */
  givenOn: string
}

/**
 * The form as it opens. A new customer is paid by the CPF as PIX key unless they say otherwise: most have it,
 * and it is seen and changed in the form. Where one came before and was paid otherwise, nothing is chosen.
 */
export const borrowerFormOf = (
  documentNumber: string,
  known: Partial<BorrowerFormValues> | undefined,
): BorrowerFormValues => ({
  ...EMPTY_BORROWER_FORM,
  pix: known ? '' : maskedCpf(documentNumber),
  ...known,
})

/**
 * What is known of a customer as the form's values; what is not known stays blank, and a new customer has
 * none. `documentNumber` is the CPF as the screen knows it, masked.
 */
export const knownValuesOf = (
  known: KnownBorrower | null,
  documentNumber: string,
): KnownValues | undefined =>
  known ? { values: valuesOf(known, documentNumber), givenOn: dayInSaoPaulo(known.givenAt) } : undefined

const valuesOf = (
  { borrower, pixKey }: KnownBorrower,
  documentNumber: string,
): Partial<BorrowerFormValues> => {
  const phone = `${borrower.phone.areaCode}${borrower.phone.number}`
  const { address } = borrower
  const keys = { cpf: maskedCpf(documentNumber), phone: `+55${phone}`, email: borrower.email }
  return {
    name: borrower.name,
    birthDate: borrower.birthDate,
    email: borrower.email,
    phone,
    ...given({
      motherName: borrower.motherName,
      gender: borrower.gender,
      documentType: borrower.identityDocumentType,
      documentIssuer: borrower.identityDocumentIssuer,
      documentDate: borrower.identityDocumentDate,
      documentIdentificationNumber: borrower.identityDocument,
      maritalStatus: borrower.maritalStatus,
      nationality: borrower.nationality,
      postalCode: address?.postalCode,
      state: address?.state,
      city: address?.city,
      neighborhood: address?.neighborhood,
      street: address?.street,
      addressNumber: address?.number,
      complement: address?.complement,
      pix: pixKey ? keys[pixKey] : undefined,
    }),
    ...(borrower.isPep === undefined ? {} : { isPEP: borrower.isPep }),
  }
}

/** Without what is missing, so that the form's own beginnings stay. */
const given = (values: Partial<Record<keyof BorrowerFormValues, string | null | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<BorrowerFormValues>
