import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { now } from '#lib/config/clock.ts'
import { totpCode, totpStepAt } from '#lib/config/totp.ts'
import { e2eAgeConfirmation } from '#tests/support/e2e/age-confirmation.ts'
import { e2eTwoManagers } from '#tests/support/e2e/empty-organization.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eService } from '#tests/support/e2e/services.ts'
import { CLIENT_ID, CLIENT_SECRET, startIdentityProvider } from '#tests/support/servers/identity-provider.ts'
import { signInPage } from './pages/sign-in-page.ts'

const pageOf = async (browser: Browser, who?: { email: string; password: string }) => {
  const page = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  if (who) await signInPage(page).enterAs(who.email, who.password)
  return page
}

test('two managers agree on the login of the organization, an agent signs in with it, and passwords are switched off', {
  tag: '@core',
}, async ({ browser }) => {
  const { origin } = e2eService()
  const provider = await startIdentityProvider(`${origin}/login/callback`)
  const { vera, rita, davi } = e2eTwoManagers()
  const alias = `dupla-${randomUUID().slice(0, 8)}`
  const [maker, approver] = [await pageOf(browser, vera), await pageOf(browser, rita)]

  await maker.goto('/people/sign-in')
  await maker.getByRole('button', { name: 'Configurar' }).click()
  const dialog = maker.getByRole('dialog')
  await expect(dialog.getByText(`${origin}/login/callback`)).toBeVisible()
  await dialog.getByLabel('Nome da organização na entrada').fill(alias)
  await dialog.getByLabel('Emissor').fill('http://169.254.169.254')
  await dialog.getByLabel('client_id').fill(CLIENT_ID)
  await dialog.getByLabel('client_secret').fill(CLIENT_SECRET)
  await dialog.getByRole('button', { name: 'Incluir grupo' }).click()
  await dialog.getByLabel('Grupo', { exact: true }).fill('agentes')
  await dialog.getByRole('button', { name: 'Incluir grupo' }).click()
  await dialog.getByLabel('Grupo', { exact: true }).nth(1).fill('gestores')
  await dialog.getByLabel('Perfil').nth(1).selectOption('manager')
  await dialog.getByRole('button', { name: 'Propor a outro gestor' }).click()
  await expect(dialog.getByText('O login da organização está mal configurado')).toBeVisible()
  expect(await e2eInspect(maker, 'identity-provider-form')).toEqual([])
  await dialog.getByLabel('Emissor').fill(provider.issuer)
  await dialog.getByRole('button', { name: 'Propor a outro gestor' }).click()
  await expect(maker.getByText(`Pode decidir: ${rita.name}.`)).toBeVisible()

  await approver.goto('/people/sign-in')
  await expect(approver.getByText('gestores → Gestor')).toBeVisible()
  expect(await e2eInspect(approver, 'identity-provider-proposed')).toEqual([])
  await approver.getByRole('button', { name: 'Aprovar' }).click()
  await expect(approver.getByRole('button', { name: 'Propor mudança' })).toBeVisible()

  const person = await pageOf(browser)
  provider.signInAs({ sub: 'davi', email: davi.email, email_verified: true, groups: ['agentes'] })
  await person.goto('/login?callbackUrl=%2Ffgts')
  await person.getByText('Entrar pela minha organização').click()
  await person.getByLabel('Nome da organização').fill(alias)
  expect(await e2eInspect(person, 'organization-sign-in')).toEqual([])
  await person.keyboard.press('Enter')
  await expect(person).toHaveURL('/fgts')
  await person.goto('/account')
  await expect(person.getByText(davi.email)).toBeVisible()
  await expect(person.getByRole('button', { name: 'Trocar senha' })).toHaveCount(0)

  await signInPage(approver).leave()
  provider.signInAs({ sub: 'rita', email: rita.email, email_verified: true, groups: ['gestores'] })
  await approver.goto(`/login/organization/${alias}`)
  await expect(approver).toHaveURL('/home')
  await maker.goto('/people/sign-in')
  await maker.getByRole('button', { name: 'Propor mudança' }).click()
  await dialog.getByLabel('Desligar as senhas').check()
  await dialog.getByRole('button', { name: 'Propor a outro gestor' }).click()
  await approver.goto('/people/sign-in')
  await approver.getByRole('button', { name: 'Aprovar' }).click()
  await expect(approver.getByText('Desligadas: só o login da organização')).toBeVisible()

  await signInPage(person).leave()
  await person.goto('/login')
  await expect(person.getByRole('link', { name: `Entrar por ${alias}` })).toBeVisible()
  await signInPage(person).fill(davi.email, davi.password)
  await expect(person.getByText('Entre pela sua organização')).toBeVisible()
  provider.signInAs({ sub: 'davi', email: davi.email, email_verified: true, groups: [] })
  await person.getByRole('link', { name: `Entrar por ${alias}` }).click()
  await expect(person.getByText('Sem um grupo com acesso')).toBeVisible()
  expect(await e2eInspect(person, 'organization-refused')).toEqual([])
  for (const page of [maker, approver, person]) await page.context().close()
  await provider.stop()
})

/** Two managers put the provider into force; returns its alias. */
const agreeOn = async (issuer: string, { maker, approver }: { maker: Page; approver: Page }) => {
  const alias = `dupla-${randomUUID().slice(0, 8)}`
  await maker.goto('/people/sign-in')
  await maker.getByRole('button', { name: 'Configurar' }).click()
  const dialog = maker.getByRole('dialog')
  await dialog.getByLabel('Nome da organização na entrada').fill(alias)
  await dialog.getByLabel('Emissor').fill(issuer)
  await dialog.getByLabel('client_id').fill(CLIENT_ID)
  await dialog.getByLabel('client_secret').fill(CLIENT_SECRET)
  await dialog.getByRole('button', { name: 'Propor a outro gestor' }).click()
  await expect(dialog).toBeHidden()
  await approver.goto('/people/sign-in')
  await approver.getByRole('button', { name: 'Aprovar' }).click()
  await expect(approver.getByRole('button', { name: 'Propor mudança' })).toBeVisible()
  return alias
}

test('somebody from the provider confirms there that it is them before setting up the second step, which they then need', async ({
  browser,
}) => {
  const provider = await startIdentityProvider(`${e2eService().origin}/login/callback`)
  const { vera, rita, davi } = e2eTwoManagers()
  const [maker, approver] = [await pageOf(browser, vera), await pageOf(browser, rita)]
  const alias = await agreeOn(provider.issuer, { maker, approver })
  const person = await pageOf(browser)
  provider.signInAs({ sub: 'davi', email: davi.email, email_verified: true })
  await person.goto(`/login/organization/${alias}`)
  await expect(person).toHaveURL('/home')

  e2eAgeConfirmation(davi.email)
  await person.goto('/second-factor?callbackUrl=%2Faccount')
  await person.getByText('Está no celular ou não consegue ler?').click()
  const secret = (await person.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  const codeFrom = (steps: number) => totpCode(secret, totpStepAt(now()) + steps)
  await expect(person.getByLabel('Sua senha', { exact: true })).toHaveCount(0)
  await person.getByLabel('Código que o aplicativo mostra').fill(codeFrom(-1))
  await person.getByRole('button', { name: 'Ativar' }).click()
  const dialog = person.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Já entrei, continuar' }).click()
  await expect(dialog.getByText('Ainda não recebemos a sua entrada.')).toBeVisible()
  expect(await e2eInspect(person, 'confirmation-at-provider')).toEqual([])
  const opened = person.context().waitForEvent('page')
  await dialog.getByRole('link', { name: 'Abrir o login da organização' }).click()
  const tab = await opened
  await expect(tab.getByText('Identidade confirmada')).toBeVisible()
  expect(await e2eInspect(tab, 'identity-confirmed')).toEqual([])
  await tab.close()
  // Playwright keeps every page visible, so it never tells this one that the person has returned.
  await person.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(person.getByText('Verificação em duas etapas ativada')).toBeVisible()

  await signInPage(person).leave()
  await person.goto(`/login/organization/${alias}?callbackUrl=%2Faccount`)
  await expect(person).toHaveURL('/login/code')
  await expect(person.getByLabel('Código de verificação')).toBeFocused()
  expect(await e2eInspect(person, 'code-after-provider')).toEqual([])
  await person.keyboard.type('000000')
  await person.keyboard.press('Enter')
  await expect(person.getByText('O código não confere')).toBeVisible()
  await person.getByLabel('Código de verificação').fill(codeFrom(0))
  await person.keyboard.press('Enter')
  await expect(person).toHaveURL('/account')
  for (const page of [maker, approver, person]) await page.context().close()
  await provider.stop()
})
