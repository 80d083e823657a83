import { describe, expect, test } from 'vitest'
import { type BorrowerFormValues, EMPTY_BORROWER_FORM } from '#components/contract-form/borrower-form.ts'
import { formErrorText } from '#components/contract-form/form-error-text.ts'
import { proposalFieldOf, proposalToWire } from '#components/fgts/fgts-proposal-values.ts'
import { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create.ts'
import { fieldErrorsOf } from '#lib/contracts/field-errors.ts'

const toWire = proposalToWire({
  simulationId: '01981f69-0f00-7aaa-8aaa-000000000001',
  documentNumber: '52998224725',
})

const FILLED: BorrowerFormValues = {
  ...EMPTY_BORROWER_FORM,
  name: 'Maria da Silva',
  birthDate: '1990-03-15',
  motherName: 'Ana da Silva',
  documentIdentificationNumber: '12345678',
  maritalStatus: 'single',
  phone: '11987654321',
  email: 'maria@example.com',
  postalCode: '01310100',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Bela Vista',
  street: 'Avenida Paulista',
  addressNumber: '1000',
  pix: '529.982.247-25',
}

const faultsOf = (values: BorrowerFormValues) => {
  const result = createFgtsProposalContract.body?.safeParse(toWire(values))
  return result?.success === false ? fieldErrorsOf(result.error, 'pt-BR') : []
}

describe('the form of a proposal', () => {
  test('sends what the contract accepts, by PIX and to an account', () => {
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

  test('has a field and a text for every error that the contract reports for an empty form', () => {
    for (const paymentType of ['pix', 'transfer'] as const) {
      const faults = faultsOf({ ...EMPTY_BORROWER_FORM, paymentType })
      expect(faults.length).toBeGreaterThan(10)
      for (const { pointer, code, message } of faults) {
        const field = proposalFieldOf(pointer) as keyof BorrowerFormValues
        expect(Object.keys(EMPTY_BORROWER_FORM)).toContain(field)
        expect(formErrorText(field, { type: code, message }, 'pt-BR')).not.toMatch(/formato esperado|AAAA/)
      }
    }
  })
})
