import { expect, type Page } from '@playwright/test'
import { type Bilingual, localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import type { Screen } from './screen.ts'

const heading = (name: Bilingual) => (page: Page, language: Language) =>
  expect(page.getByRole('heading', { level: 1, name: localized(name, language), exact: true })).toBeVisible()

/** Opens the first row of a list by clicking it, because only the list knows the URL of the row. */
const firstOf = (name: Bilingual, row: string) => async (page: Page, language: Language) => {
  await heading(name)(page, language)
  await page.getByRole('link', { name: row }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: row })).toBeVisible()
}

const managerScreen = (name: string, path: string, ready: Screen['ready']): Screen => ({
  name,
  path,
  ready,
  signedIn: true,
  as: 'manager',
})

export const accessScreens = (): Screen[] => [
  {
    name: 'bad-invitation',
    path: '/invitation/nothing',
    ready: heading(['Este link não vale', 'This link is not valid']),
    signedIn: false,
  },
  { name: 'account', path: '/account', ready: heading(['Sua conta', 'Your account']), signedIn: true },
  managerScreen('people', '/people', heading(['Pessoas', 'People'])),
  managerScreen('people-none', '/people?q=zzzz', async (page, language) => {
    // The page encrypts the search term and reloads with the encrypted term in the address.
    const nobody = localized(['Ninguém com este filtro', 'Nobody with this filter'], language)
    await expect(page.getByText(nobody).filter({ visible: true })).toBeVisible()
    await expect(page).not.toHaveURL(/q=zzzz/)
  }),
  managerScreen('person', '/people', firstOf(['Pessoas', 'People'], 'Ana Agente')),
  managerScreen('applications', '/applications', heading(['Aplicações', 'Applications'])),
  managerScreen('application', '/applications/demo-app', heading(['Demo', 'Demo'])),
  managerScreen('alerts', '/alerts', heading(['Alertas', 'Alerts'])),
  managerScreen('audit', '/audit', heading(['Auditoria', 'Audit'])),
  managerScreen('audit-subject', '/audit?subject=aurora', heading(['Auditoria', 'Audit'])),
  managerScreen('audit-none', '/audit?person=nobody', heading(['Auditoria', 'Audit'])),
  managerScreen('security', '/audit/security', heading(['Segurança', 'Security'])),
  managerScreen('sign-in-settings', '/people/sign-in', heading(['Entrada', 'Sign-in'])),
  managerScreen(
    'customer-contact',
    '/people/contact',
    heading(['Contato dos clientes', 'Customers’ contact']),
  ),
  managerScreen('teams', '/people/teams', heading(['Times', 'Teams'])),
  managerScreen('roles', '/people/roles', heading(['Perfis', 'Roles'])),
]
