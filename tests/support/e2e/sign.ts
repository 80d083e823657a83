import { type Browser, expect } from '@playwright/test'
import { formalizationPage } from '#tests/e2e/pages/formalization-page.ts'
import type { E2eCustomer } from './customer.ts'
import { E2E_PHONE } from './phone.ts'

/**
 * Signs as the customer on a phone. Fetches the contract instead of opening it in a tab, because rendering
 * the PDF is the slowest step.
 */
export const e2eSign = async (
  browser: Browser,
  { customer, link }: { customer: E2eCustomer; link: string },
) => {
  const context = await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })
  const page = await context.newPage()
  const formalization = formalizationPage(page)
  await page.goto(link)
  await formalization.identify(customer)
  const contract = await page.getByRole('link', { name: 'Ler o contrato' }).getAttribute('href')
  expect((await page.request.get(contract ?? '')).ok()).toBe(true)
  await page.reload()
  await formalization.accept()
  await context.close()
}
