import { expect, test } from '@playwright/test'
import { signInPage } from './pages/sign-in-page.ts'

test('unsaved review rules are restored after leaving the page and can be discarded', async ({ page }) => {
  await signInPage(page).enter('manager')
  await page.goto('/review/rules')
  const age = page.getByLabel('Idade abaixo de')
  const notice = page.getByText('Recuperamos o que você já tinha digitado.')
  const before = await age.inputValue()
  const value = before === '23' ? '24' : '23'
  await age.fill(value)
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain(`"ageUnder":"${value}"`)
  await page.goto('/home')
  await page.goto('/review/rules')
  await expect(notice).toBeVisible()
  await expect(age).toHaveValue(value)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(age).toHaveValue(before)
  await expect(notice).toHaveCount(0)
})
