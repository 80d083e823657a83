import { type Browser, expect, type Page, test } from '@playwright/test'
import { e2eEmptyOrganization } from '#tests/support/e2e/empty-organization.ts'
import { e2eFaults } from '#tests/support/e2e/faults.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { type E2eStatePaths, e2eStatePaths } from '#tests/support/e2e/state-paths.ts'
import { brokenState, failingStates } from './pages/failing-states.ts'
import { linkStates } from './pages/link-states.ts'
import { loadingStates, waitingStates } from './pages/loading-states.ts'
import { longStates } from './pages/long-states.ts'
import { ABSENT_TO_MANAGERS, EMPTY, plainStates, REFUSED_TO_AGENTS } from './pages/plain-states.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { type State, sessionOf } from './pages/state.ts'

// The default appearance is narrow and dark, which is the hardest case for space and contrast.
// every-page.spec.ts covers the other appearances.
const [width = '', theme] = (process.env.E2E_APPEARANCE ?? '360-dark').split('-')
const APPEARANCE = {
  viewport: { width: Number(width), height: 740 },
  hasTouch: true,
  colorScheme: theme === 'light' ? 'light' : 'dark',
  locale: 'pt-BR',
} as const

// The browser logs every 404, even an expected one.
const NOT_FOUND = /status of 404/

test.describe.configure({ timeout: 1_200_000 })

let roles: E2eStatePaths

test.beforeAll(async ({ playwright, baseURL, browser }) => {
  const request = await playwright.request.newContext({ baseURL })
  roles = await e2eStatePaths({ request, browser })
  await request.dispose()
})

type Inspection = { states: readonly State[]; session?: E2eStatePaths['agent']['session'] }

const faultsOfAll = async (browser: Browser, { states, session }: Inspection): Promise<string[]> => {
  const context = await browser.newContext({ ...APPEARANCE, storageState: session })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const faults = await e2eFaults(page)
  const result: string[] = []
  for (const state of states) result.push(...(await faultsOf(page, state, faults)))
  await context.close()
  return result
}

const faultsOf = async (page: Page, { name, bring, complains, rules }: State, faults: string[]) => {
  const failed = await bring(page).then(
    () => null,
    (error: Error) => `${name}: ${error.message}`,
  )
  const findings = failed ? [failed] : await e2eInspect(page, `state-${name}`, rules)
  const consoleFaults = faults.splice(0).filter((fault) => !complains?.test(fault))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return [...findings, ...consoleFaults.map((fault) => `${name}: ${fault}`)]
}

test('every state of the customer and guest pages is accessible: open, answered, used and expired', async ({
  browser,
  request,
}) => {
  expect(await faultsOfAll(browser, { states: await linkStates({ request, browser }) })).toEqual([])
})

test('every page of a new, empty organization is accessible', async ({ browser }) => {
  const { email, password } = e2eEmptyOrganization()
  const session = await sessionOf(browser, async (page) => {
    await page.goto('/login')
    await signInPage(page).fill(email, password)
    await expect(page).toHaveURL('/home')
  })
  expect(await faultsOfAll(browser, { states: plainStates('empty', EMPTY), session })).toEqual([])
})

test('a missing or forbidden resource says so on an accessible page', async ({ browser }) => {
  const refused = plainStates('refused', REFUSED_TO_AGENTS, NOT_FOUND)
  const absent = plainStates('absent', ABSENT_TO_MANAGERS, NOT_FOUND)
  const { agent, manager } = roles
  expect([
    ...(await faultsOfAll(browser, { states: refused, session: agent.session })),
    ...(await faultsOfAll(browser, { states: absent, session: manager.session })),
  ]).toEqual([])
})

type Role = keyof E2eStatePaths
type Pages = { [role in Role]: readonly string[] }

const AGENT_PAGES = [
  ...['home', 'fgts', 'balances', 'simulation', 'form', 'clt', 'term', 'margin', 'operation', 'proposals'],
  ...['proposal', 'fix', 'customer', 'account'],
]
const MANAGER_PAGES = [
  ...['review', 'rules', 'production', 'tables', 'table', 'people', 'person', 'teams', 'roles'],
  ...[
    'applications',
    'application',
    'webhooks',
    'deliveries',
    'institutions',
    'monitoring',
    'alerts',
    'audit',
  ],
]

const without = (pages: readonly string[], ...excluded: string[]) =>
  pages.filter((name) => !excluded.includes(name))

const testEach = (
  title: string,
  pages: Pages,
  statesOf: (paths: Readonly<Record<string, string>>) => readonly State[],
) => {
  for (const role of ['agent', 'manager'] as const)
    for (const name of pages[role])
      test(`${title}: ${name} of the ${role}`, async ({ browser }) => {
        const { session, paths } = roles[role]
        const path = (paths as Readonly<Record<string, string>>)[name]
        expect(path).toBeDefined()
        const states = statesOf({ [name]: path ?? '' })
        expect(states).not.toEqual([])
        expect(await faultsOfAll(browser, { states, session })).toEqual([])
      })
}

// The excluded pages fetch nothing after the server has rendered them.
testEach(
  'explains what happened and what to do when reads fail',
  {
    agent: without(AGENT_PAGES, 'fgts', 'form', 'operation', 'fix', 'simulation'),
    manager: without(MANAGER_PAGES, 'table'),
  },
  failingStates,
)

test('a page that throws keeps the menu and offers a way out', async ({ browser }) => {
  const { session } = roles.agent
  expect(await faultsOfAll(browser, { states: [brokenState], session })).toEqual([])
})

testEach(
  'has the layout of the loaded page while its content is loading',
  {
    agent: without(AGENT_PAGES, 'balances', 'margin', 'customer', 'account'),
    manager: MANAGER_PAGES,
  },
  loadingStates,
)

// The FGTS simulation page is left out, because the server renders its figures and the page loads none when
// it opens.
testEach('says that its content is loading', { agent: ['margin'], manager: ['production'] }, waitingStates)

// Excludes the pages that show no data, or only data rendered by the server.
testEach(
  'fits names of 80 letters, amounts in millions and the longest bank names',
  {
    agent: without(AGENT_PAGES, 'fgts', 'form', 'operation', 'account', 'fix', 'simulation'),
    manager: without(MANAGER_PAGES, 'rules', 'tables', 'table', 'teams', 'webhooks', 'deliveries', 'roles'),
  },
  longStates,
)
