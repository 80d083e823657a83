import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { type Bilingual, localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eFixLink, e2eInvitation } from '#tests/support/e2e/links.ts'
import type { Screen } from './screen.ts'

const shows = (text: Bilingual) => (page: Page, language: Language) =>
  expect(page.getByText(localized(text, language)).first()).toBeVisible()

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
    {
      name: 'offer-bad-link',
      path: '/offer/nothing',
      ready: shows(['Este link não vale', 'This link is not valid']),
      signedIn: false,
    },
  ]
}

export const linkScreens = async (request: APIRequestContext, browser: Browser): Promise<Screen[]> => {
  const fix = await e2eFixLink({ request, browser })
  return [
    {
      name: 'fix-wizard',
      path: `/proposals/${fix.id}/fix`,
      ready: shows(['Nova chave PIX', 'New PIX key']),
      signedIn: true,
    },
    {
      name: 'fix',
      path: fix.path,
      ready: shows(['Confirme quem é você', 'Confirm who you are']),
      signedIn: false,
    },
    {
      name: 'invitation',
      path: await e2eInvitation(browser),
      ready: shows(['Boas-vindas', 'Welcome']),
      signedIn: false,
    },
  ]
}
