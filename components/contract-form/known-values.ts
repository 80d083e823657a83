import { maskedCpf } from '#components/personal-data/masked-cpf.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { KnownBorrower } from '#lib/domain/personal-data/known-borrower.ts'
import { type BorrowerFormValues, EMPTY_BORROWER_FORM } from './borrower-form.ts'

export type KnownValues = {
  values: Partial<BorrowerFormValues>
  /** Day on which the customer gave the data, YYYY-MM-DD. */
  givenOn: string
}

/** For new customers only, presets the PIX key with the CPF, the most common key. */
export const borrowerFormOf = (
  documentNumber: string,
  knownValues: Partial<BorrowerFormValues> | undefined,
): BorrowerFormValues => ({
  ...EMPTY_BORROWER_FORM,
  pix: knownValues ? '' : maskedCpf(documentNumber),
  ...knownValues,
})

export const knownValuesOf = (
  borrower: KnownBorrower | null,
  documentNumber: string,
): KnownValues | undefined =>
  borrower
    ? { values: valuesOf(borrower, documentNumber), givenOn: dayInSaoPaulo(borrower.givenAt) }
    : undefined

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
    ...omitEmpty({
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

const omitEmpty = (values: Partial<Record<keyof BorrowerFormValues, string | null | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<BorrowerFormValues>
