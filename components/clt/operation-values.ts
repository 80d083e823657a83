import type { BorrowerFormValues } from '#components/contract-form/borrower-form.ts'
import { borrowerFormOf } from '#components/contract-form/known-values.ts'
import { chosenPixKind } from '#components/fields/chosen-pix-kind.ts'
import type { createCltOperationContract } from '#lib/contracts/clt/operation-create.ts'
import type { WireInputOf } from '#lib/contracts/contract.ts'
import { parsePixKey } from '#lib/domain/documents/pix-key.ts'

export type OperationWire = WireInputOf<typeof createCltOperationContract>

export type OperationBasis = { simulationId: string; documentNumber: string }

export type KnownCustomer = {
  documentNumber: string
  name: string
  birthDate: string
  email: string
  /** With country code, for example "+5511987654321". */
  phoneNumber: string
  gender: string
}

export const operationValues = (
  customer: KnownCustomer,
  before?: Partial<BorrowerFormValues>,
): BorrowerFormValues => ({
  ...borrowerFormOf(customer.documentNumber, before),
  documentType: before?.documentType || 'rg',
  name: customer.name,
  birthDate: customer.birthDate,
  email: customer.email,
  gender: customer.gender,
  phone: customer.phoneNumber.replace(/^\+55/, ''),
})

export const operationToWire =
  ({ simulationId, documentNumber }: OperationBasis) =>
  (values: BorrowerFormValues): OperationWire =>
    ({
      simulation_id: simulationId,
      borrower: {
        name: values.name,
        email: values.email,
        phone: { country_code: '55', area_code: values.phone.slice(0, 2), number: values.phone.slice(2) },
        political_exposition: values.isPEP,
        address: {
          street: values.street,
          number: values.addressNumber,
          complement: values.complement,
          neighborhood: values.neighborhood,
          city: values.city,
          state: values.state,
          postal_code: values.postalCode,
        },
        birth_date: values.birthDate,
        mother_name: values.motherName,
        nationality: values.nationality,
        gender: values.gender,
        person_type: 'natural',
        marital_status: values.maritalStatus,
        individual_document_number: documentNumber,
        document_identification_type: values.documentType,
        document_identification_number: values.documentIdentificationNumber,
        document_identification_date: values.documentDate,
        document_issuer: values.documentIssuer,
        bank: bankOf(values),
      },
      // The form holds choices as strings; the schema checks that they are valid options.
    }) as OperationWire

const bankOf = (values: BorrowerFormValues) =>
  values.paymentType === 'pix'
    ? {
        transfer_method: 'pix',
        pix_key: values.pix,
        pix_key_type: parsePixKey(values.pix)?.kind ?? chosenPixKind(values.pix, values.pixKind),
      }
    : {
        transfer_method: 'ted',
        bank_id: values.bankId,
        branch_number: values.agency,
        account_number: values.account,
        account_digit: values.digit,
        account_type: values.accountType,
      }

/** Form fields whose name differs from the API's (in camelCase), by the last segment of the JSON pointer. */
const FIELDS: Readonly<Record<string, keyof BorrowerFormValues>> = {
  political_exposition: 'isPEP',
  document_identification_type: 'documentType',
  document_identification_date: 'documentDate',
  pix_key: 'pix',
  pix_key_type: 'pix',
  bank_code: 'bankId',
  branch_number: 'agency',
  account_number: 'account',
  account_digit: 'digit',
}

export const operationFieldOf = (pointer: string): string => {
  if (pointer.startsWith('/borrower/phone')) return 'phone'
  if (pointer === '/borrower/address/number') return 'addressNumber'
  const name = pointer.split('/').at(-1) ?? ''
  return FIELDS[name] ?? name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}
