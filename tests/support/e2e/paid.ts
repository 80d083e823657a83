import type { Browser } from '@playwright/test'
import { e2eApi } from './api.ts'
import { e2eCustomer } from './customer.ts'
import { e2ePollStatus } from './poll-status.ts'
import { e2eSign } from './sign.ts'

export const e2ePaid = async (browser: Browser) => {
  const nobody = await browser.newContext()
  const api = await e2eApi(nobody.request)
  const customer = e2eCustomer()
  const { id, formalizationLink } = await api.proposal(customer)
  await e2eSign(browser, { customer, link: formalizationLink })
  await e2ePollStatus('paid', () => api.get(`/fgts/proposal/${id}`), 'the contract is paid')
  await nobody.close()
  return { id: String(id), customer }
}
