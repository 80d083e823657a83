import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Bilingual, said } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language'
import { e2eApi } from '#tests/support/e2e-api'
import { e2eCustomer } from '#tests/support/e2e-customer'
import type { Screen } from './screen.ts'

const shows = (text: Bilingual) => (page: Page, language: Language) =>
  expect(page.getByText(said(text, language)).first()).toBeVisible()

/** What agents and customers meet around offers and pending items; the forms themselves are in pending-wizard and fix-link. */
export const agentExtraScreens = async (request: APIRequestContext): Promise<Screen[]> => {
  const { id } = await (await e2eApi(request)).proposal(e2eCustomer())
  return [
    {
      name: 'fix-nothing',
      path: `/proposals/${id}/fix`,
      ready: shows(['Nada para corrigir nesta proposta', 'Nothing to fix on this proposal']),
      signedIn: true,
    },
    {
      name: 'fix-bad-link',
      path: '/fix/nothing',
      ready: shows(['Este link não vale', 'This link is not valid']),
      signedIn: false,
    },
  ]
}
