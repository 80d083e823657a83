import { type APIRequestContext, type Browser, expect } from '@playwright/test'
import { type Bilingual, localized } from '#components/language/texts.ts'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { accessScreens } from './access-screens.ts'
import { agentExtraScreens, linkScreens } from './agent-extra-screens.ts'
import { fgtsPage } from './fgts-page.ts'
import { homeScreens } from './home-screens.ts'
import { priceTablesScreens } from './price-tables-screens.ts'
import { referenceScreens } from './reference-screens.ts'
import { reviewScreens } from './review-screens.ts'
import { salesScreens } from './sales-screens.ts'
import type { Ready, Screen } from './screen.ts'
import { trackingScreens } from './tracking-screens.ts'
import { webhooksScreens } from './webhooks-screens.ts'

const heading =
  (name: Bilingual): Ready =>
  (page, language) =>
    expect(page.getByRole('heading', { level: 1, name: localized(name, language) })).toBeVisible()

const shows =
  (text: Bilingual): Ready =>
  (page, language) =>
    expect(page.getByText(localized(text, language)).first()).toBeVisible()

const card =
  (institution: string, text: Bilingual): Ready =>
  (page, language) =>
    expect(fgtsPage(page).card(institution)).toContainText(localized(text, language))

const simulationReady: Ready = async (page, language) => {
  await shows(['Melhor para o cliente', 'Best for the customer'])(page, language)
  const create = page.getByRole('button', { name: localized(['Continuar', 'Continue'], language) })
  await expect(page.locator('section[aria-busy]').filter({ has: create })).toHaveAttribute(
    'aria-busy',
    'false',
  )
}

const both =
  (...all: readonly Ready[]): Ready =>
  async (page, language) => {
    for (const ready of all) await ready(page, language)
  }

const fgtsScreens = async (request: APIRequestContext): Promise<Screen[]> => {
  const api = await e2eApi(request)
  const customer = e2eCustomer()
  const [refused, single, balance, other, simulation] = await Promise.all([
    api.startBalance(e2eCustomer('902')),
    api.balance(e2eCustomer('910'), 'caravela'),
    api.balance(customer, 'ipe'),
    api.balance(customer, 'aurora'),
    api.simulation(e2eCustomer()),
  ])
  const open: Bilingual = ['Pode simular', 'Can simulate']
  return [
    { name: 'fgts', path: '/fgts', ready: heading(['Antecipação do FGTS', 'FGTS advance']), signedIn: true },
    {
      name: 'balances',
      path: `/fgts?q=${balance.id},${other.id}`,
      ready: both(card('Ipê', open), card('Aurora', open)),
      signedIn: true,
    },
    {
      name: 'not-authorized',
      path: `/fgts?q=${refused}`,
      ready: card('Aurora', ['Instituição não autorizada', 'Institution not authorized']),
      signedIn: true,
    },
    {
      name: 'not-now',
      path: `/fgts?q=${single.id}`,
      ready: card('Caravela', ['Ainda não elegível', 'Not eligible yet']),
      signedIn: true,
    },
    { name: 'simulation', path: `/fgts/simulation/${balance.id}`, ready: simulationReady, signedIn: true },
    {
      name: 'form',
      path: `/fgts/proposal/${simulation.id}`,
      ready: heading(['Proposta', 'Proposal']),
      signedIn: true,
    },
  ]
}

const cltScreens = async (request: APIRequestContext): Promise<Screen[]> => {
  const clt = await e2eClt(request)
  const employee = e2eCustomer()
  const [term, margin, payroll, operation] = await Promise.all([
    clt.term(e2eCustomer()),
    clt.consult(e2eCustomer()),
    clt.simulation(e2eCustomer()),
    clt.operation(employee),
  ])
  const consent = new URL(term.consentLink).pathname
  const qrCode: Bilingual = ['Código QR com o link do termo', 'QR code with the link of the term']
  return [
    { name: 'clt', path: '/clt', ready: heading(['Crédito CLT', 'CLT credit']), signedIn: true },
    {
      name: 'clt-consent',
      path: `/clt/consult/${term.id}`,
      ready: (page, language) =>
        expect(page.getByRole('img', { name: localized(qrCode, language) })).toBeVisible(),
      signedIn: true,
    },
    {
      name: 'clt-margin',
      path: `/clt/consult/${margin.id}`,
      ready: shows(['O cliente recebe', 'The customer receives']),
      signedIn: true,
    },
    {
      name: 'clt-operation',
      path: `/clt/operation/${payroll.id}`,
      ready: heading(['Operação', 'Operation']),
      signedIn: true,
    },
    {
      name: 'clt-proposal',
      path: `/proposals/${operation.id}`,
      ready: heading([employee.name, employee.name]),
      signedIn: true,
    },
    { name: 'consent', path: consent, ready: heading(['Olá', 'Hello']), signedIn: false },
  ]
}

const proposalScreens = async (request: APIRequestContext): Promise<Screen[]> => {
  const { name, ...customer } = e2eCustomer()
  const { id, formalizationLink } = await (await e2eApi(request)).proposal({ name, ...customer })
  return [
    { name: 'proposals', path: '/proposals', ready: shows([name, name]), signedIn: true },
    { name: 'proposal', path: `/proposals/${id}`, ready: heading([name, name]), signedIn: true },
    {
      name: 'formalization',
      path: new URL(formalizationLink).pathname,
      ready: heading(['Olá', 'Hello']),
      signedIn: false,
    },
  ]
}

const OPEN_TO_ALL: readonly Screen[] = [
  { name: 'login', path: '/login', ready: heading(['Entrar', 'Sign in']), signedIn: false },
  {
    name: 'confirmed',
    path: '/confirmed',
    ready: heading(['Identidade confirmada', 'Identity confirmed']),
    signedIn: false,
  },
  {
    name: 'evidence',
    path: '/evidence',
    ready: heading(['Conferir comprovante', 'Check a consent receipt']),
    signedIn: false,
  },
  {
    name: 'bad-link',
    path: '/formalization/nothing',
    ready: heading(['Este link não vale', 'This link is not valid']),
    signedIn: false,
  },
  {
    name: 'not-found',
    path: '/nothing-here',
    ready: heading(['Não encontramos esta página', 'We did not find this page']),
    signedIn: false,
  },
  {
    name: 'unreadable-address',
    path: '/proposals/%ff',
    ready: heading(['Não encontramos esta página', 'We did not find this page']),
    signedIn: false,
  },
]

type Makers = { request: APIRequestContext; browser: Browser }

/** Screen names by area, listed by hand so that each can have its own test. */
export const SCREEN_NAMES = {
  open: ['login', 'confirmed', 'evidence', 'bad-link', 'not-found', 'unreadable-address'],
  reference: [
    ...['docs', 'docs-operation', 'docs-list', 'docs-event', 'docs-guide', 'docs-reasons'],
    ...['docs-test-cpfs', 'docs-search', 'docs-missing'],
  ],
  fgts: ['fgts', 'balances', 'not-authorized', 'not-now', 'simulation', 'form'],
  clt: ['clt', 'clt-consent', 'clt-margin', 'clt-operation', 'clt-proposal', 'consent'],
  pendingItems: ['fix-nothing', 'fix-bad-link', 'offer-bad-link'],
  links: ['fix-wizard', 'fix', 'invitation'],
  home: ['home-own', 'home-all', 'customers', 'customer'],
  access: [
    ...['bad-invitation', 'account', 'people', 'people-none', 'person', 'applications', 'application'],
    ...['alerts', 'audit', 'audit-subject', 'audit-none', 'security', 'sign-in-settings'],
    ...['customer-contact', 'teams', 'roles'],
  ],
  prices: ['tables', 'tables-none', 'table', 'table-draft', 'table-ceilings', 'table-new'],
  tracking: ['tracking', 'tracking-empty'],
  sales: [
    'production',
    'institutions',
    'exchanges',
    'exchanges-none',
    'production-records',
    'production-none',
  ],
  review: ['review', 'review-none', 'review-rules'],
  webhooks: ['webhooks', 'webhooks-none', 'deliveries', 'deliveries-none', 'delivery'],
  proposals: ['proposals', 'proposal', 'formalization'],
} as const

export type ScreenArea = keyof typeof SCREEN_NAMES

export const SCREEN_AREAS = Object.keys(SCREEN_NAMES) as ScreenArea[]

const MAKERS: Record<ScreenArea, (makers: Makers) => readonly Screen[] | Promise<readonly Screen[]>> = {
  open: () => OPEN_TO_ALL,
  reference: () => referenceScreens(),
  fgts: ({ request }) => fgtsScreens(request),
  clt: ({ request }) => cltScreens(request),
  pendingItems: ({ request }) => agentExtraScreens(request),
  links: ({ request, browser }) => linkScreens(request, browser),
  home: ({ request }) => homeScreens(request),
  access: () => accessScreens(),
  prices: () => priceTablesScreens(),
  tracking: () => trackingScreens(),
  sales: () => salesScreens(),
  review: () => reviewScreens(),
  webhooks: ({ request }) => webhooksScreens(request),
  proposals: ({ request }) => proposalScreens(request),
}

const cache = new Map<ScreenArea, Promise<readonly Screen[]>>()

export const screensOf = (area: ScreenArea, makers: Makers): Promise<readonly Screen[]> => {
  const screens = cache.get(area) ?? makeScreens(area, makers)
  cache.set(area, screens)
  return screens
}

const makeScreens = async (area: ScreenArea, makers: Makers) => {
  const screens = await MAKERS[area](makers)
  expect(screens.map(({ name }) => name)).toEqual(SCREEN_NAMES[area])
  return screens
}

/**
 * Returns the screens of all areas. The proposal is created last, so that its customer is on the first page
 * of the list.
 */
export const allScreens = async (
  request: APIRequestContext,
  browser: Browser,
): Promise<readonly Screen[]> => {
  const screens: Screen[] = []
  for (const area of SCREEN_AREAS) screens.push(...(await screensOf(area, { request, browser })))
  const turn = ({ signedIn, as }: Screen) => Number(signedIn) + Number(as === 'manager')
  return screens.sort((a, b) => turn(a) - turn(b))
}
