import { expect, test } from '@playwright/test'
import { signInPage } from './pages/sign-in-page.ts'

test('the theme is chosen in the account menu by keyboard, is marked there, and survives a reload', async ({
  page,
}) => {
  await signInPage(page).enter()
  const html = page.locator('html')
  const account = page.getByRole('button', { name: 'Ana Agente' }).filter({ visible: true })
  const dark = page.getByRole('menuitem', { name: 'Tema escuro' })
  await account.press('Enter')
  await dark.press('Enter')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await account.press('Enter')
  await expect(dark.locator('.lucide-check')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Tema do sistema' }).press('Enter')
  await expect(html).not.toHaveAttribute('data-theme', 'dark')
})
