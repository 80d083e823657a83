import { expect, type Page, test } from '@playwright/test'
import { e2eApi } from '../support/e2e-api.ts'
import { e2eClt } from '../support/e2e-clt.ts'
import { e2eCustomer } from '../support/e2e-customer.ts'
import { e2eFaults } from '../support/e2e-faults.ts'
import { e2eFocusWalk } from '../support/e2e-focus-walk.ts'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { cltConsultPage } from './pages/clt-consult-page.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const

type Screen = { name: string; path: string; ready: (page: Page) => Promise<void>; signedIn: boolean }

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()

let screens: readonly Screen[] = []

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  const api = await e2eApi(request)
  const customer = e2eCustomer()
  const refused = await api.startBalance(e2eCustomer('902'))
  const single = await api.balance(e2eCustomer('910'), 'caravela')
  const asked = e2eCustomer()
  const balance = await api.balance(asked, 'ipe')
  const other = await api.balance(asked, 'aurora')
  const simulation = await api.simulation(e2eCustomer())
  const { id, formalizationLink } = await api.proposal(customer)
  const clt = await e2eClt(request)
  const term = await clt.term(e2eCustomer())
  const margin = await clt.consult(e2eCustomer())
  const payroll = await clt.simulation(e2eCustomer())
  const employee = e2eCustomer()
  const operation = await clt.operation(employee)
  const cards = (expected: Record<string, string>) => async (page: Page) => {
    for (const [institution, text] of Object.entries(expected))
      await expect(fgtsPage(page).card(institution)).toContainText(text)
  }
  const simulated = async (page: Page) => {
    await expect(simulationPage(page).best).toBeVisible()
    await simulationPage(page).settled()
  }
  const described = (page: Page) =>
    expect(
      page.getByRole('heading', { name: 'POST' }).or(page.getByText('/fgts/balance').first()).first(),
    ).toBeVisible()
  screens = [
    { name: 'login', path: '/login', ready: heading('Entrar'), signedIn: false },
    { name: 'fgts', path: '/fgts', ready: heading('Antecipação do FGTS'), signedIn: true },
    {
      name: 'balances',
      path: `/fgts?q=${balance.id},${other.id}`,
      ready: cards({ Ipê: 'Pode simular', Aurora: 'Pode simular' }),
      signedIn: true,
    },
    {
      name: 'not-authorized',
      path: `/fgts?q=${refused}`,
      ready: cards({ Aurora: 'Instituição não autorizada' }),
      signedIn: true,
    },
    {
      name: 'not-now',
      path: `/fgts?q=${single.id}`,
      ready: cards({ Caravela: 'Não pode agora' }),
      signedIn: true,
    },
    { name: 'simulation', path: `/fgts/simulation/${balance.id}`, ready: simulated, signedIn: true },
    { name: 'form', path: `/fgts/proposal/${simulation.id}`, ready: heading('Proposta'), signedIn: true },
    { name: 'clt', path: '/clt', ready: heading('Crédito CLT'), signedIn: true },
    {
      name: 'clt-consent',
      path: `/clt/consult/${term.id}`,
      ready: (page) => expect(cltConsultPage(page).qrCode).toBeVisible(),
      signedIn: true,
    },
    {
      name: 'clt-margin',
      path: `/clt/consult/${margin.id}`,
      ready: shows('O cliente recebe'),
      signedIn: true,
    },
    {
      name: 'clt-operation',
      path: `/clt/operation/${payroll.id}`,
      ready: heading('Operação'),
      signedIn: true,
    },
    {
      name: 'clt-proposal',
      path: `/proposals/${operation.id}`,
      ready: heading(employee.name),
      signedIn: true,
    },
    { name: 'proposals', path: '/proposals', ready: shows(customer.name), signedIn: true },
    { name: 'proposal', path: `/proposals/${id}`, ready: heading(customer.name), signedIn: true },
    {
      name: 'formalization',
      path: new URL(formalizationLink).pathname,
      ready: heading(/^Olá/),
      signedIn: false,
    },
    { name: 'consent', path: new URL(term.consentLink).pathname, ready: heading(/^Olá/), signedIn: false },
    { name: 'evidence', path: '/evidence', ready: heading(/^Conferir comprovante/), signedIn: false },
    {
      name: 'bad-link',
      path: '/formalization/nothing',
      ready: heading('Este link não vale'),
      signedIn: false,
    },
    {
      name: 'not-found',
      path: '/nothing-here',
      ready: heading('Não encontramos esta página'),
      signedIn: false,
    },
    {
      name: 'unreadable-address',
      path: '/proposals/%ff',
      ready: heading('Não encontramos esta página'),
      signedIn: false,
    },
    { name: 'docs', path: '/docs', ready: described, signedIn: false },
  ]
  await request.dispose()
})

for (const { width, height, colorScheme } of LOOKS) {
  test(`every page is sound at ${width} pixels, ${colorScheme}: no complaint, no sideways scrolling, accessible, usable by keyboard`, async ({
    browser,
  }) => {
    test.setTimeout(360_000)
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: 'pt-BR' })
    const page = await context.newPage()
    const faults = await e2eFaults(page)
    const found: string[] = []
    let signedIn = false
    for (const screen of [...screens].sort((a, b) => Number(a.signedIn) - Number(b.signedIn))) {
      if (screen.signedIn && !signedIn) await signInPage(page).enter()
      signedIn ||= screen.signedIn
      const tell = (what: string) => found.push(`${screen.name}: ${what}`)
      await page.goto(screen.path)
      await screen.ready(page)
      found.push(...(await e2eInspect(page, `${screen.name}-${width}-${colorScheme}`)))
      if (colorScheme === 'light' && screen.name !== 'docs') {
        const links = await page.getByRole('link').count()
        const stops = await e2eFocusWalk(page).catch((error: Error) => tell(error.message))
        if (stops < links) tell(`the keyboard reaches ${stops} places on a page with ${links} links`)
      }
      for (const fault of faults.splice(0)) tell(fault)
    }
    await context.close()
    expect(found).toEqual([])
  })
}
