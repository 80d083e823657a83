import type { APIRequestContext, Browser } from '@playwright/test'
import { e2eApi } from './api.ts'
import { e2eCustomer } from './customer.ts'
import { e2eSign } from './sign.ts'

type From = { request: APIRequestContext; browser: Browser }

/** Returns new proposals held for review, oldest first; their customers are politically exposed. */
export const e2eInReview = async ({ request, browser }: From, count: number) => {
  const api = await e2eApi(request)
  const customers = Array.from({ length: count }, () => e2eCustomer())
  const proposals = await api.proposals(customers, { isPEP: true })
  const waiting = customers.map((customer, place) => ({
    ...customer,
    id: String(proposals[place].id),
    link: String(proposals[place].formalizationLink),
  }))
  for (const customer of waiting) await e2eSign(browser, { customer, link: customer.link })
  return waiting
}
