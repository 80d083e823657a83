import { describe, expect, test } from 'vitest'
import { operationFieldOf, operationToWire, operationValues } from '#components/clt/operation-values.ts'
import { type BorrowerFormValues, EMPTY_BORROWER_FORM } from '#components/contract-form/borrower-form.ts'
import { formErrorText } from '#components/contract-form/form-error-text.ts'
import { createCltOperationContract } from '#lib/contracts/clt/operation-create.ts'
import { fieldErrorsOf } from '#lib/contracts/field-errors.ts'

const toWire = operationToWire({
  simulationId: '01981f69-0f00-7aaa-8aaa-000000000011',
  documentNumber: '52998224725',
})

const FILLED: BorrowerFormValues = {
  ...operationValues({
    documentNumber: '52998224725',
    name: 'Maria da Silva',
    birthDate: '1990-03-15',
    email: 'maria@example.com',
    phoneNumber: '+5511987654321',
    gender: 'female',
  }),
  motherName: 'Ana da Silva',
  documentType: 'rg',
  documentIdentificationNumber: '12345678',
  documentIssuer: 'SSP/SP',
  documentDate: '2015-06-01',
  maritalStatus: 'single',
  postalCode: '01310100',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Bela Vista',
  street: 'Avenida Paulista',
  addressNumber: '1000',
  pix: '529.982.247-25',
}

const faultsOf = (values: BorrowerFormValues) => {
  const result = createCltOperationContract.body?.safeParse(toWire(values))
  return result?.success === false ? fieldErrorsOf(result.error, 'pt-BR') : []
}

describe('the form of a CLT operation', () => {
  test('opens with the values of the term, and sends what the contract accepts, by PIX and to an account', () => {
    expect(FILLED).toMatchObject({ name: 'Maria da Silva', phone: '11987654321', gender: 'female' })
    expect(faultsOf(FILLED)).toEqual([])
    const account = {
      paymentType: 'transfer',
      bankId: '341',
      agency: '0001',
      account: '1234567',
      digit: '0',
    } as const
    expect(faultsOf({ ...FILLED, ...account })).toEqual([])
  })

  test('opens with the customer’s CPF as PIX key and RG as document, unless other values are known', () => {
    const term = { ...FILLED, documentNumber: '52998224725', phoneNumber: '+5511987654321' }
    expect(operationValues(term)).toMatchObject({ pix: '***.982.247-**', documentType: 'rg' })
    const paidToAccount = { documentType: 'cnh', documentIdentificationNumber: '02650306461' }
    expect(operationValues(term, paidToAccount)).toMatchObject({ pix: '', ...paidToAccount })
  })

  test('has a field and a text for every error that the contract reports for an empty form', () => {
    for (const paymentType of ['pix', 'transfer'] as const) {
      const faults = faultsOf({ ...EMPTY_BORROWER_FORM, paymentType })
      expect(faults.length).toBeGreaterThan(12)
      for (const { pointer, code, message } of faults) {
        const field = operationFieldOf(pointer) as keyof BorrowerFormValues
        expect(Object.keys(EMPTY_BORROWER_FORM), pointer).toContain(field)
        expect(formErrorText(field, { type: code, message }, 'pt-BR'), pointer).not.toMatch(
          /formato esperado|AAAA/,
        )
      }
    }
  })
})
