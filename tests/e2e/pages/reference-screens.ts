import { expect } from '@playwright/test'
import { type Bilingual, localized } from '#components/language/texts.ts'
import type { Screen } from './screen.ts'

/** Screens of the API reference. Operations exist only in Portuguese, guides only in English. */
export const referenceScreens = (): Screen[] => [
  screen('docs', '/docs', ['Documentação da API', 'API documentation']),
  screen(
    'docs-operation',
    '/docs/operations/createFgtsProposal',
    same('Cria a proposta a partir de uma simulação'),
  ),
  screen(
    'docs-list',
    '/docs/operations/listFgtsBalances',
    same('Lista os saldos consultados, do mais novo para o mais antigo'),
  ),
  screen('docs-event', '/docs/operations/proposal.status.update', same('A proposta mudou de status')),
  screen('docs-guide', '/docs/guides/contract', same('The wire contract: its decisions')),
  screen('docs-reasons', '/docs/reasons', ['Códigos de erro e de recusa', 'Codes of errors and refusals']),
  screen('docs-test-cpfs', '/docs/test-cpfs', ['CPFs de teste', 'Test CPFs']),
  screen('docs-search', '/docs/search?q=balance', ['Busca', 'Search']),
  screen('docs-missing', '/docs/operations/nothing', [
    'Esta página da documentação não existe',
    'This page of the documentation does not exist',
  ]),
]

const same = (text: string): Bilingual => [text, text]

const screen = (name: string, path: string, title: Bilingual): Screen => ({
  name,
  path,
  signedIn: false,
  ready: (page, language) =>
    expect(page.getByRole('heading', { level: 1, name: localized(title, language) })).toBeVisible(),
})
