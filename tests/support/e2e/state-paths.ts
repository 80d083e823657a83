import type { Browser, Page, PlaywrightTestArgs } from '@playwright/test'
import { signInPage } from '#tests/e2e/pages/sign-in-page.ts'
import { sessionOf } from '#tests/e2e/pages/state.ts'
import { e2eApi } from './api.ts'
import { e2eClt } from './clt.ts'
import { e2eCustomer } from './customer.ts'
import { e2eInReview } from './in-review.ts'
import { e2ePending } from './pending.ts'

type From = Pick<PlaywrightTestArgs, 'request'> & { browser: Browser }
type Session = Awaited<ReturnType<typeof sessionOf>>

export type E2eStatePaths = {
  agent: { session: Session; paths: Awaited<ReturnType<typeof agentPaths>> }
  manager: { session: Session; paths: Awaited<ReturnType<typeof managerPaths>> }
}

export const e2eStatePaths = async (from: From): Promise<E2eStatePaths> => {
  const [session, paths, manager] = await Promise.all([
    sessionOf(from.browser, (page) => signInPage(page).enter('agent')),
    agentPaths(from),
    signedInManager(from),
  ])
  return { agent: { session, paths }, manager }
}

const signedInManager = async (from: From) => {
  const context = await from.browser.newContext({ locale: 'pt-BR' })
  const page = await context.newPage()
  await signInPage(page).enter('manager')
  const manager = { session: await context.storageState(), paths: await managerPaths(page, from) }
  await context.close()
  return manager
}

const agentPaths = async ({ request, browser }: From) => {
  const api = await e2eApi(request)
  const clt = await e2eClt(request)
  const [balance, simulation, payroll, margin, term, { id }] = await Promise.all([
    api.balance(e2eCustomer()),
    api.simulation(e2eCustomer()),
    clt.simulation(e2eCustomer()),
    clt.consult(e2eCustomer()),
    clt.term(e2eCustomer()),
    e2ePending({ request, browser }, '930'),
  ])
  return {
    home: '/home?of=all',
    fgts: '/fgts',
    balances: `/fgts?q=${balance.id}`,
    simulation: `/fgts/simulation/${balance.id}`,
    form: `/fgts/proposal/${simulation.id}`,
    clt: '/clt',
    term: `/clt/consult/${term.id}`,
    margin: `/clt/consult/${margin.id}`,
    operation: `/clt/operation/${payroll.id}`,
    proposals: '/proposals',
    proposal: `/proposals/${id}`,
    fix: `/proposals/${id}/fix`,
    customer: `/customers/of/proposal/${id}`,
    account: '/account',
  }
}

const managerPaths = async (page: Page, { request, browser }: From) => {
  await e2eInReview({ request, browser }, 1)
  const firstIn = async (list: string, pattern: string) => {
    await page.goto(list)
    const row = page.locator(`main a[href^="${pattern}"]`).first()
    return (await row.getAttribute('href')) ?? list
  }
  return {
    review: '/review',
    rules: '/review/rules',
    production: '/sales?period=7d',
    tables: '/prices',
    table: await firstIn('/prices', '/prices/01'),
    people: '/people',
    person: await firstIn('/people', '/people/01'),
    teams: '/people/teams',
    roles: '/people/roles',
    signInSettings: '/people/sign-in',
    applications: '/applications',
    application: '/applications/demo-app',
    webhooks: '/webhooks',
    deliveries: '/webhooks/deliveries',
    institutions: '/institutions',
    exchanges: '/institutions/exchanges',
    monitoring: '/monitoring',
    alerts: '/alerts',
    audit: '/audit',
    security: '/audit/security',
  }
}
