import type { PlaywrightTestArgs, PlaywrightWorkerArgs } from '@playwright/test'
import { e2eApi } from './api.ts'
import { e2eCustomer } from './customer.ts'
import { e2ePollStatus } from './poll-status.ts'
import { e2eSign } from './sign.ts'

/**
 * Creates a signed proposal that the institution sends back as pending. Digits 930 give a refused PIX, 931 a
 * refused bank transfer, 932 an unreadable document. `overrides` replace fields of the body.
 */
export const e2ePending = async (
  { request, browser }: Pick<PlaywrightTestArgs & PlaywrightWorkerArgs, 'request' | 'browser'>,
  digits79: '930' | '931' | '932',
  overrides: Record<string, unknown> = {},
) => {
  const api = await e2eApi(request)
  const customer = e2eCustomer(digits79)
  const { id, formalizationLink } = await api.proposal(customer, 'aurora', overrides)
  await e2eSign(browser, { customer, link: formalizationLink })
  await e2ePollStatus('pending', () => api.get(`/fgts/proposal/${id}`), 'the proposal is sent back')
  return { id: String(id), customer, api }
}

export const E2E_TRANSFER = {
  payment: {
    type: 'transfer',
    data: { bankId: '001', agency: '0001', account: '1234567', digit: '8', accountType: 'checking_account' },
  },
}

export const E2E_PHOTO = {
  name: 'frente.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
