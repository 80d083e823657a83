import { expect, type Page, test } from '@playwright/test'
import { e2eAgeConfirmation } from '#tests/support/e2e/age-confirmation.ts'
import { e2eAuthenticator } from '#tests/support/e2e/authenticator.ts'
import { e2eEmptyOrganization } from '#tests/support/e2e/empty-organization.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

const onDarkPhone = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
}

type Authenticator = Awaited<ReturnType<typeof e2eAuthenticator>>

const createPasskey = async (page: Page, authenticator: Authenticator, password: string) => {
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByLabel('Nome da chave')).toHaveValue(/Chrome/)
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password)
  await authenticator.touch(true)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog).toBeHidden()
  await authenticator.touch(false)
}

const withPasskey = async (page: Page) => {
  const who = e2eEmptyOrganization()
  const authenticator = await e2eAuthenticator(page)
  await signInPage(page).enterAs(who.email, who.password)
  await page.goto('/account')
  await createPasskey(page, authenticator, who.password)
  return { ...who, authenticator }
}

test('a manager must set up a second factor, creates a passkey, and then signs in with it alone', {
  tag: '@core',
}, async ({ page }) => {
  const { email, password } = e2eEmptyOrganization('managers')
  const authenticator = await e2eAuthenticator(page)
  await page.goto('/people')
  await signInPage(page).fill(email, password)
  await expect(page).toHaveURL('/second-factor?callbackUrl=%2Fpeople')
  await createPasskey(page, authenticator, password)
  await expect(page.getByText(/^\d{4} \d{4} \d{4}$/)).toHaveCount(10)
  expect(await e2eInspect(page, 'second-factor-passkey')).toEqual([])
  await page.getByRole('link', { name: 'Já guardei, continuar' }).click()
  await expect(page).toHaveURL('/people')

  await signInPage(page).leave()
  // Without autofill, so that only the button can sign in.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto('/login?callbackUrl=%2Fpeople')
  await authenticator.touch(true)
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await expect(page).toHaveURL('/people')
})

test('a passkey serves as second factor after the password, by keyboard alone', async ({ page }) => {
  const { email, password, authenticator } = await withPasskey(page)
  await signInPage(page).leave()
  await page.goto('/login')
  await signInPage(page).fill(email, password)
  const button = page.getByRole('button', { name: 'Confirmar com chave de acesso' })
  await expect(button).toBeFocused()
  await expect(page.getByLabel('Código de recuperação')).toBeVisible()
  expect(await e2eInspect(page, 'sign-in-passkey')).toEqual([])
  await onDarkPhone(page)
  expect(await e2eInspect(page, 'sign-in-passkey-phone')).toEqual([])
  await authenticator.touch(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
})

test('the autofill list of the e-mail field offers the passkey', async ({ page }) => {
  const { authenticator } = await withPasskey(page)
  await signInPage(page).leave()
  await authenticator.touch(true)
  await page.goto('/login')
  await expect(page).toHaveURL('/home')
})

test('a passkey shows its name and the day of its last use, and is removed with the password', async ({
  page,
}) => {
  const { password } = await withPasskey(page)
  await expect(page.getByText('Chrome no Linux', { exact: true })).toBeVisible()
  await expect(page.getByText('ainda não usada')).toBeVisible()
  expect(await e2eInspect(page, 'account-passkey')).toEqual([])
  await onDarkPhone(page)
  expect(await e2eInspect(page, 'account-passkey-phone')).toEqual([])
  await page.getByRole('button', { name: /^Retirar a chave Chrome/ }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Retirar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('ainda não usada')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Gerar novos códigos' })).toBeHidden()
})

test('cancelling the passkey prompt leaves the form unchanged', async ({ page }) => {
  const { email, password } = e2eEmptyOrganization()
  await page.addInitScript(() => {
    navigator.credentials.create = async () => {
      throw new DOMException('closed', 'NotAllowedError')
    }
  })
  await signInPage(page).enterAs(email, password)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog.getByText('Nenhuma chave de acesso foi criada')).toBeVisible()
  await expect(dialog.getByLabel('Sua senha', { exact: true })).toHaveValue(password)
})

test('a browser without passkey support shows no passkey button, and the code works', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  })
  const { email, password } = e2eEmptyOrganization()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await signInPage(page).fill(email, password)
  await expect(page).toHaveURL('/home')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible()
  await expect(page.getByRole('button', { name: /chave de acesso/ })).toHaveCount(0)
})

test('an invitation asks for the second factor again after fifteen minutes', {
  tag: '@core',
}, async ({ page }) => {
  const { email, authenticator } = await withPasskey(page)
  e2eAgeConfirmation(email)
  await page.goto('/people')
  await page.getByRole('button', { name: 'Convidar pessoa' }).click()
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(`nova-${Date.now()}@example.com`)
  await page.getByLabel('Nome completo').fill('Nova Agente')
  await page.getByRole('button', { name: 'Criar convite' }).click()
  const question = page.getByRole('dialog', { name: 'Confirme que é você' })
  const button = question.getByRole('button', { name: 'Usar chave de acesso' })
  await expect(button).toBeFocused()
  expect(await e2eInspect(page, 'confirmation')).toEqual([])
  await onDarkPhone(page)
  expect(await e2eInspect(page, 'confirmation-phone')).toEqual([])
  await authenticator.touch(true)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('status').getByText('/invitation/')).toBeVisible()

  await authenticator.touch(false)
  e2eAgeConfirmation(email)
  await page.goto('/applications')
  await page.getByRole('button', { name: 'Criar aplicação' }).click()
  const form = page.getByRole('dialog', { name: 'Criar aplicação' })
  await form.getByLabel('Nome', { exact: true }).fill('Robô')
  await form.getByRole('button', { name: 'Criar', exact: true }).click()
  await expect(button).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(form.getByText('Confirme que é você')).toBeVisible()
  await expect(form.getByLabel('Nome', { exact: true })).toHaveValue('Robô')
})
