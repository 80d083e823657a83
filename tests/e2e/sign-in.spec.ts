import { expect, test } from '@playwright/test'
import { e2eTwoManagers } from '#tests/support/e2e/empty-organization.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

const PEOPLE = [
  { button: 'Entrar como agente', name: 'Ana', email: 'agent@demo.local' },
  { button: 'Entrar como gestor', name: 'Mário', email: 'manager@demo.local' },
  { button: 'Entrar como segundo gestor', name: 'Sônia', email: 'manager2@demo.local' },
]

test('one press signs in each demo account through the regular sign-in', { tag: '@core' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { button, name, email } of PEOPLE) {
    await page.goto('/login')
    await expect(page.getByText('Originação de crédito', { exact: true })).toBeVisible()
    await expect(page.getByText(/convite/)).toHaveCount(0)
    const sent = page.waitForRequest('**/api/auth/callback/credentials')
    await page.getByRole('button', { name: button, exact: true }).click()
    expect(new URLSearchParams((await sent).postData() ?? '').get('email')).toBe(email)
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
    await signInPage(page).leave()
  }
  await page.goto('/login')
  expect(await e2eInspect(page, 'sign-in-demo')).toEqual([])
})

test('a demo sign-in leads to the page that was requested', async ({ page }) => {
  await page.goto('/proposals')
  await page.getByRole('button', { name: 'Entrar como agente', exact: true }).click()
  await expect(page).toHaveURL('/proposals')
})

test('the form of the demo still rejects a wrong password and keeps the demo accounts', async ({ page }) => {
  await page.goto('/login')
  await signInPage(page).fill('agent@demo.local', 'not the password')
  await expect(page.getByRole('alert').filter({ hasText: /senha/i })).toBeVisible()
  await page.getByRole('button', { name: 'Entrar como agente', exact: true }).click()
  await expect(page).toHaveURL('/home')
})

test('somebody with the same password in two organizations chooses which one to enter', async ({ page }) => {
  const { davi } = e2eTwoManagers()
  const { organization, rita } = e2eTwoManagers(davi.email)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  await signInPage(page).fill(davi.email, davi.password)
  const choice = page.getByLabel('Organização', { exact: true })
  await expect(choice).toBeFocused()
  expect(await e2eInspect(page, 'sign-in-organization')).toEqual([])
  await page.getByRole('button', { name: 'Usar outra conta' }).click()
  await signInPage(page).fill(davi.email, davi.password)
  await choice.selectOption(organization)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL('/home')
  await page.goto('/people')
  await expect(page.getByText(rita.name)).toBeVisible()
})
