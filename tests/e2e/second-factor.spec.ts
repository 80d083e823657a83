import { expect, test } from '@playwright/test'
import { now } from '#lib/config/clock.ts'
import { totpCode, totpStepAt } from '#lib/config/totp.ts'
import { e2eEmptyOrganization } from '#tests/support/e2e/empty-organization.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

/** Returns the authenticator's code `later` × 30 s from now; each code is accepted only once. */
const codeFrom = (secret: string, later = 0) => totpCode(secret, totpStepAt(now()) + later)

test('a manager must set up the second factor first, and then signs in with a code or a recovery code', {
  tag: '@core',
}, async ({ page }) => {
  const { email, password } = e2eEmptyOrganization('managers')
  await page.goto('/people')
  await signInPage(page).fill(email, password)
  await expect(page).toHaveURL('/second-factor?callbackUrl=%2Fpeople')
  await page.goto('/home')
  await expect(page).toHaveURL('/second-factor?callbackUrl=%2Fhome')
  await page.getByText('Está no celular ou não consegue ler?').click()
  expect(await e2eInspect(page, 'second-factor')).toEqual([])
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  await page.getByLabel('Código que o aplicativo mostra').fill(codeFrom(secret, -1))
  await page.getByLabel('Sua senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ativar' }).click()
  await expect(page.getByText('Verificação em duas etapas ativada')).toBeVisible()
  const recoveryCode = await page
    .getByText(/^\d{4} \d{4} \d{4}$/)
    .first()
    .innerText()
  expect(await e2eInspect(page, 'second-factor-codes')).toEqual([])
  await page.getByRole('link', { name: 'Já guardei, continuar' }).click()
  await expect(page).toHaveURL('/home')

  for (const code of [codeFrom(secret), recoveryCode]) {
    await signInPage(page).leave()
    await page.goto('/login')
    await signInPage(page).fill(email, password)
    const field = page.getByLabel('Código de verificação')
    await expect(field).toBeFocused()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/home')
  }

  await signInPage(page).leave()
  await page.goto('/login')
  await signInPage(page).fill(email, password)
  await page.getByLabel('Código de verificação').fill(recoveryCode)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Código não aceito')).toBeVisible()
  expect(await e2eInspect(page, 'sign-in-code')).toEqual([])
})

test('during the grace period every page states when the second factor becomes mandatory, until it is set up', async ({
  page,
}) => {
  const { email, password } = e2eEmptyOrganization('managers', 7)
  await signInPage(page).enterAs(email, password)
  await page.goto('/people')
  const reminder = page.getByRole('complementary', { name: 'Segunda etapa' })
  await expect(reminder).toContainText(/A partir de \d{2}\/\d{2}\/\d{4}, a sua organização exige/)
  expect(await e2eInspect(page, 'second-factor-reminder')).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await e2eInspect(page, 'second-factor-reminder-phone')).toEqual([])
  await reminder.getByRole('link', { name: 'Ativar agora' }).click()
  await expect(page.getByRole('link', { name: 'Agora não' })).toBeVisible()
  await page.getByText('Está no celular ou não consegue ler?').click()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  await page.getByLabel('Código que o aplicativo mostra').fill(codeFrom(secret))
  await page.getByLabel('Sua senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ativar' }).click()
  await page.getByRole('link', { name: 'Já guardei, continuar' }).click()
  await expect(page).toHaveURL('/account')
  await expect(reminder).toHaveCount(0)
})
