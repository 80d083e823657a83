import { expect, type Page } from '@playwright/test'
import { type Bilingual, localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import type { Screen } from './screen.ts'

const heading = (name: Bilingual) => (page: Page, language: Language) =>
  expect(page.getByRole('heading', { level: 1, name: localized(name, language) })).toBeVisible()

const managerScreen = (name: string, path: string, ready: Screen['ready']): Screen => ({
  name,
  path,
  ready,
  signedIn: true,
  as: 'manager',
})

const openTable = async (page: Page, name: string) => {
  await e2eLoaded(page)
  // A phone shows only the first tables of each institution.
  const more = page.getByRole('button', { name: /^(Mostrar mais|Show) \d+/ })
  while ((await more.count()) > 0) await more.first().click()
  await page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Opens the draft of an earlier visit, or else starts one on the table's page. */
const draftReady: Screen['ready'] = async (page, language) => {
  await heading(['Tabelas', 'Tables'])(page, language)
  await e2eLoaded(page)
  const draftLink = page.getByRole('link', { name: /(Nova versão|New version) Ipê Amarelo$/ })
  if ((await draftLink.count()) > 0) await draftLink.first().click()
  else {
    await openTable(page, 'Ipê Amarelo')
    await page.getByRole('button', { name: localized(['Nova versão', 'New version'], language) }).click()
  }
  await expect(
    page.getByRole('button', { name: localized(['Propor mudança', 'Propose the change'], language) }),
  ).toBeVisible()
}

export const priceTablesScreens = (): Screen[] => [
  managerScreen('tables', '/prices', heading(['Tabelas', 'Tables'])),
  managerScreen('tables-none', '/prices?state=changing&institution=nobody', heading(['Tabelas', 'Tables'])),
  managerScreen('table', '/prices', (page) => openTable(page, 'Caravela Segura')),
  managerScreen('table-draft', '/prices', draftReady),
  managerScreen('table-ceilings', '/prices/ceilings', heading(['Tetos de juros', 'Interest rate ceilings'])),
  managerScreen('table-new', '/prices/new', heading(['Nova tabela', 'New table'])),
]
