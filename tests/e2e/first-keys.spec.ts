import { expect, type Locator, type Page, test } from '@playwright/test'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { cltConsultPage } from './pages/clt-consult-page.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const throttleCpu = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test('keeps all keys typed as soon as the CPF field is painted, on a slow machine', async ({ page }) => {
  const customer = e2eCustomer()
  await signInPage(page).enter()
  await throttleCpu(page)
  const places = [
    { path: '/fgts', cpf: fgtsPage(page).cpf },
    { path: '/clt', cpf: cltConsultPage(page).cpf },
  ]
  for (const { path, cpf } of places) {
    await page.goto(path, { waitUntil: 'commit' })
    await typeAfterPaint(page, cpf, customer.cpf)
    await expect(cpf).toHaveValue(customer.writtenCpf)
  }
})

test('keeps all keys typed as soon as the menu has opened a page with a CPF field, on a slow machine', async ({
  page,
}) => {
  const customer = e2eCustomer()
  await signInPage(page).enter()
  await throttleCpu(page)
  const places = [
    { item: 'FGTS', cpf: fgtsPage(page).cpf },
    { item: 'Crédito CLT', cpf: cltConsultPage(page).cpf },
  ]
  for (const { item, cpf } of places) {
    // The CPF fields of both pages have the same name, so each visit starts on a page without that field.
    await page.goto('/home')
    await page.getByRole('navigation').getByRole('link', { name: item, exact: true }).first().click()
    await typeAfterPaint(page, cpf, customer.cpf)
    await expect(cpf).toHaveValue(customer.writtenCpf)
  }
})

/** Waits for a frame, because a person cannot type before the field is painted. */
const typeAfterPaint = async (page: Page, field: Locator, digits: string) => {
  await field.waitFor()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.keyboard.type(digits)
}
