import { expect, test } from '@playwright/test'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a test CPF is one press away from its field, and takes the sandbox down its case', async ({ page }) => {
  await signInPage(page).enter()
  const screen = fgtsPage(page)
  await screen.open()
  await page.getByRole('button', { name: 'CPFs de teste' }).click()
  await expect(page.getByRole('menuitem', { name: /Tudo dá certo/ })).toBeVisible()
  expect(await e2eInspect(page, 'test-cpfs-fgts')).toEqual([])
  await page.getByRole('menuitem', { name: /Não aderiu ao saque-aniversário/ }).click()
  await expect(screen.cpf).toHaveValue('314.159.901-74')
  await screen.askOnly('Aurora')
  await screen.consultButton.click()
  await expect(screen.card('Aurora')).toContainText(/saque-aniversário/i)
})

test('the screen of CLT offers the cases of consults, by keyboard as well', async ({ page }) => {
  await signInPage(page).enter()
  await page.goto('/clt')
  await page.getByRole('button', { name: 'CPFs de teste' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /Bloqueio do aniversário/ })).toHaveCount(0)
  await page.getByRole('menuitem', { name: /Sem margem/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'CPF do cliente' })).toHaveValue(/^314\.159\.921-\d\d$/)
})
