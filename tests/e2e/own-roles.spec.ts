import { type Browser, expect, type Page, test } from '@playwright/test'
import { e2eTwoManagers } from '#tests/support/e2e/empty-organization.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

/** Pages inside and outside the menu, by the permission that they require. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  nothing: ['/account'],
  originate: ['/home', '/fgts', '/clt', '/proposals', '/customers'],
  review: ['/review'],
  rules: ['/review/rules'],
  sales: ['/sales'],
  tables: ['/prices', '/prices/ceilings'],
  access: [
    '/people',
    '/people/roles',
    '/people/teams',
    '/people/sign-in',
    '/people/contact',
    '/applications',
  ],
  webhooks: ['/webhooks', '/webhooks/deliveries'],
  institutions: ['/institutions', '/monitoring'],
  audit: ['/audit', '/audit/security'],
}

const pageOf = async (browser: Browser, who: { email: string; password: string }) => {
  const page = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await signInPage(page).enterAs(who.email, who.password)
  return page
}

const openingOf = async (page: Page) => {
  const opening: string[] = []
  for (const [kind, paths] of Object.entries(PAGES))
    for (const path of paths) {
      const status = (await page.request.get(path, { maxRedirects: 0 })).status()
      expect([200, 404], path).toContain(status)
      if (status === 200) opening.push(kind)
    }
  return new Set(opening)
}

const menuOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link')
    .filter({ visible: true })
    .allInnerTexts()

test('a role approved by two managers opens exactly the pages that it permits', {
  tag: '@core',
}, async ({ browser }) => {
  const { vera, rita, davi } = e2eTwoManagers()
  const [maker, approver] = [await pageOf(browser, vera), await pageOf(browser, rita)]

  await maker.goto('/people/roles')
  await maker.getByRole('button', { name: 'Propor perfil' }).click()
  const dialog = maker.getByRole('dialog')
  await dialog.getByLabel('Começar de').selectOption('Supervisor')
  await expect(dialog.getByLabel('Nome do perfil')).toHaveValue('Supervisor')
  await expect(dialog.getByLabel('Ver a produção e exportar propostas')).toBeChecked()
  await dialog.getByLabel('Começar de').selectOption('Um perfil em branco')
  await expect(dialog.getByLabel('Ver a produção e exportar propostas')).not.toBeChecked()
  await dialog.getByLabel('Nome do perfil').fill('Controle')
  await dialog.getByLabel('Decidir na análise').check()
  await expect(dialog.getByText('Este perfil decide')).toBeVisible()
  await dialog.getByLabel('Originar e acompanhar propostas').click()
  await expect(dialog.getByLabel('Originar e acompanhar propostas')).toBeChecked()
  await dialog.getByLabel('Decidir na análise').uncheck()
  await dialog.getByLabel('Originar e acompanhar propostas').uncheck()
  await dialog.getByRole('button', { name: 'Propor a outro gestor' }).click()
  await expect(dialog.getByText('Um perfil permite pelo menos uma coisa.')).toBeVisible()
  await dialog.getByLabel('Ver a produção e exportar propostas').check()
  await dialog.getByLabel('Ver a auditoria').check()
  await dialog.getByLabel('Acesso').selectOption('all')
  expect(await e2eInspect(maker, 'role-form')).toEqual([])
  await dialog.getByRole('button', { name: 'Propor a outro gestor' }).click()
  await expect(maker.getByText(`Pode decidir: ${rita.name}.`)).toBeVisible()
  await expect(maker.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)

  await approver.goto('/people/roles')
  await expect(approver.getByText(`Novo perfil Controle, proposto por ${vera.name}`)).toBeVisible()
  expect(await e2eInspect(approver, 'role-proposed')).toEqual([])
  await approver.getByRole('button', { name: 'Aprovar' }).click()
  await expect(approver.getByRole('columnheader', { name: /Controle/ })).toBeVisible()
  expect(await e2eInspect(approver, 'role-in-force')).toEqual([])

  await maker.goto('/people')
  await maker.getByRole('link', { name: davi.name }).click()
  await maker.getByLabel('Perfil').selectOption('Controle')
  await maker.getByRole('button', { name: 'Salvar' }).click()
  await expect(maker.getByText('Acesso salvo.')).toBeVisible()

  const person = await pageOf(browser, davi)
  await person.goto('/')
  await expect(person).toHaveURL('/sales')
  expect(await menuOf(person)).toEqual(['Produção', 'Auditoria'])
  expect(await openingOf(person)).toEqual(new Set(['nothing', 'sales', 'audit']))
  await person.goto('/home')
  await person.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(person).toHaveURL('/sales')

  await maker.goto('/people/roles')
  await maker.getByRole('button', { name: 'Mudar o perfil Controle' }).click()
  await dialog.getByLabel('Ver a produção e exportar propostas').uncheck()
  await dialog.getByLabel('Ver instituições e monitoramento').check()
  await dialog.getByRole('button', { name: 'Propor a outro gestor' }).click()
  await expect(maker.getByText('Deixam de poder')).toBeVisible()
  await approver.goto('/people/roles')
  await expect(approver.getByText(davi.name)).toBeVisible()
  await approver.getByRole('button', { name: 'Aprovar' }).click()
  await expect(approver.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)
  expect(await openingOf(person)).toEqual(new Set(['nothing', 'institutions', 'audit']))
  for (const page of [maker, approver, person]) await page.context().close()
})
