import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { contractResolver } from '#lib/client/contract-resolver.ts'
import { solveFixPaymentCommand } from '#lib/contracts/pending-items/solve-fix-payment.ts'
import { decidePriceChangeCommand } from '#lib/contracts/prices/change-price-table.ts'
import { cancelProposalCommand } from '#lib/contracts/proposals/cancel-proposal.ts'
import { sendBackProposalCommand } from '#lib/contracts/review/send-back.ts'

const ID = '0199a3b2-7c00-7000-8000-000000000001'

const refusedOf = async (schema: z.ZodType | undefined, values: object) => {
  const resolve = contractResolver<Record<string, unknown>>(async () => schema)
  const { errors } = await resolve({ id: ID, ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.type]))
}

describe('the forms of decisions', () => {
  test('cancel only with a reason of the list and an optional remark', async () => {
    const errorsOf = (values: object) => refusedOf(cancelProposalCommand.body, values)
    expect(await errorsOf({ reason: '', description: '' })).toHaveProperty('reason')
    expect(await errorsOf({ reason: 'client:gave up', description: '' })).toHaveProperty('reason')
    expect(await errorsOf({ reason: 'client:gave_up', description: '' })).toEqual({})
    expect(await errorsOf({ reason: 'client:gave_up', description: 'x'.repeat(201) })).toEqual({
      description: 'too_big',
    })
  })

  test('send back only with a request and words', async () => {
    const errorsOf = (values: object) => refusedOf(sendBackProposalCommand.body, values)
    expect(await errorsOf({ documentTypes: [], newPayment: false, words: 'Falta a selfie.' })).toEqual({
      documentTypes: 'review_item_missing',
    })
    expect(await errorsOf({ documentTypes: [], newPayment: true, words: ' ' })).toEqual({ words: 'required' })
    expect(await errorsOf({ documentTypes: ['selfie'], newPayment: false, words: 'Falta.' })).toEqual({})
  })

  test('reject a table change only with a reason, and approve without one', async () => {
    const errorsOf = (values: object) => refusedOf(decidePriceChangeCommand.body, values)
    expect(await errorsOf({ decision: 'refuse', reason: ' ' })).toEqual({ reason: 'required' })
    expect(await errorsOf({ decision: 'approve', reason: '' })).toEqual({})
  })

  test('report every invalid field of an account at once, so that each step can be checked alone', async () => {
    const resolve = contractResolver<Record<string, unknown>>(async () => solveFixPaymentCommand.body, {
      fieldOf: (pointer) => pointer.replace('/payment/data/', ''),
    })
    const data = { bankId: '', accountType: 'checking_account', agency: '', account: '12', digit: '' }
    const { errors } = await resolve({ token: '', payment: { type: 'transfer', data } }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    })
    expect(Object.keys(errors).toSorted()).toEqual(['agency', 'bankId', 'digit'])
  })
})
