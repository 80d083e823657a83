import { type Browser, expect, test } from '@playwright/test'
import { e2eTwoManagers } from '#tests/support/e2e/empty-organization.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

const CHOSEN = 'uma senha bem comprida'

const pageOf = async (browser: Browser) => (await browser.newContext({ locale: 'pt-BR' })).newPage()

test('two managers make an agent a manager: the requester sees no link, and the person is notified after signing in', async ({
  browser,
}) => {
  const { vera, rita, davi } = e2eTwoManagers()
  const [maker, approver, person] = [await pageOf(browser), await pageOf(browser), await pageOf(browser)]
  await signInPage(maker).enterAs(vera.email, vera.password)
  await maker.goto('/people')
  await maker.getByRole('link', { name: davi.name }).click()
  await maker.getByLabel('Perfil').selectOption('manager')
  await maker.getByRole('button', { name: 'Salvar' }).click()
  await expect(maker.getByText('Pedido feito: nada muda antes que outro gestor aprove.')).toBeVisible()
  await expect(maker.getByText(`Aprova e entrega o link: ${rita.name}.`)).toBeVisible()
  await expect(maker.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)
  expect(await e2eInspect(maker, 'person-access-requested')).toEqual([])

  await signInPage(approver).enterAs(rita.email, rita.password)
  await approver.goto('/home')
  await approver.getByRole('link', { name: '1 acesso de gestor a aprovar' }).click()
  await approver.getByRole('button', { name: 'Aprovar' }).click()
  await approver.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click()
  const link = await approver.getByRole('status').getByText('/invitation/').innerText()
  expect(await e2eInspect(approver, 'people-access-approved')).toEqual([])
  await expect(maker.getByText(`Aprovado por ${rita.name}`)).toBeVisible()
  await expect(maker.getByText('/invitation/')).toHaveCount(0)

  await person.goto(new URL(link.trim()).pathname)
  await person.getByLabel('Nova senha', { exact: true }).fill(CHOSEN)
  await person.getByLabel('Repita a nova senha').fill(CHOSEN)
  await person.getByRole('button', { name: 'Salvar senha' }).click()
  await person.getByRole('link', { name: 'Entrar' }).click()
  await signInPage(person).fill(davi.email, CHOSEN)
  await expect(person.getByText(`a pedido de ${vera.name}`)).toBeVisible()
  expect(await e2eInspect(person, 'home-access-touched')).toEqual([])
  await person.getByRole('button', { name: 'Já vi' }).click()
  await expect(person.getByText(`a pedido de ${vera.name}`)).toHaveCount(0)
  for (const page of [maker, approver, person]) await page.context().close()
})
