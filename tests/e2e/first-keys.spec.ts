import { expect, type Page, test } from '@playwright/test'
import { e2eCustomer } from '../support/e2e-customer.ts'
import { cltConsultPage } from './pages/clt-consult-page.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

/** A machine of a quarter of this one's speed. */
const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test('the keys typed as soon as the CPF field is painted are all in it, on a slow machine', async ({
  page,
}) => {
  const customer = e2eCustomer()
  await signInPage(page).enter()
  await slowDown(page)
  const places = [
    { path: '/fgts', cpf: fgtsPage(page).cpf },
    { path: '/clt', cpf: cltConsultPage(page).cpf },
  ]
  for (const { path, cpf } of places) {
    await page.goto(path, { waitUntil: 'commit' })
    await cpf.waitFor()
    await page.keyboard.type(customer.cpf)
    await expect(cpf).toHaveValue(customer.writtenCpf)
  }
})

test('who comes by the menu with the mouse types the CPF at once', async ({ page }) => {
  const customer = e2eCustomer()
  const menu = page.getByRole('navigation').first()
  await signInPage(page).enter()
  await slowDown(page)
  const places = [
    { link: /^FGTS/, cpf: fgtsPage(page).cpf },
    { link: /^Crédito CLT/, cpf: cltConsultPage(page).cpf },
  ]
  for (const { link, cpf } of places) {
    await menu.getByRole('link', { name: link }).click()
    await cpf.waitFor()
    await page.keyboard.type(customer.cpf)
    await expect(cpf).toHaveValue(customer.writtenCpf)
  }
})
