import type { Browser } from '@playwright/test'
import { formalizationPage } from '../e2e/pages/formalization-page.ts'
import type { E2eCustomer } from './e2e-customer.ts'
import { E2E_PHONE } from './e2e-phone.ts'

/** The customer signs by the link, on a phone of their own. */
export const e2eSign = async (
  browser: Browser,
  { customer, link }: { customer: E2eCustomer; link: string },
) => {
  const context = await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })
  await formalizationPage(await context.newPage()).sign(link, customer)
  await context.close()
}
