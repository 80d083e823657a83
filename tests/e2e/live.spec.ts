import { type BrowserContext, expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { e2eSignedIn } from '#tests/support/e2e/signed-in.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { priceTablesPage } from './pages/price-tables-page.ts'
import { proposalsPage } from './pages/proposals-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const NOTICE = 'Sem conexão ao vivo: atualizando a cada 20 s'
const OFFLINE = 'Sem internet: o que aparece aqui pode estar desatualizado'
/** Shorter than the 30 s after which a live list polls by itself (`SAFETY_MS`). */
const SOON = { timeout: 25_000 }

const liveConnections = (context: BrowserContext) => {
  const open = new Set<unknown>()
  context.on('request', (request) => {
    if (request.url().includes('/api/panel/live')) open.add(request)
  })
  context.on('requestfailed', (request) => open.delete(request))
  context.on('requestfinished', (request) => open.delete(request))
  return () => open.size
}

test('two tabs share one connection and show remote changes without a reload; when one tab closes, the other takes over', {
  tag: '@core',
}, async ({ context, page, request }) => {
  const connections = liveConnections(context)
  const api = await e2eApi(request)
  await signInPage(page).enter()
  const first = proposalsPage(page)
  await first.open()
  await expect.poll(connections).toBe(1)
  const second = proposalsPage(await context.newPage())
  await second.open()
  await expect(second.box).toBeVisible()

  const customer = e2eCustomer()
  await api.proposal(customer)
  await expect(first.row(customer.name)).toBeVisible(SOON)
  await expect(second.row(customer.name)).toBeVisible(SOON)
  expect(connections()).toBe(1)

  await page.close()
  await expect.poll(connections).toBe(1)
  const next = e2eCustomer()
  await api.proposal(next)
  await expect(second.row(next.name)).toBeVisible(SOON)
})

test('a lost connection is shown, and missed changes appear after it returns', async ({
  context,
  page,
  request,
}) => {
  const api = await e2eApi(request)
  await signInPage(page).enter()
  const list = proposalsPage(page)
  await list.open()
  const before = e2eCustomer()
  await api.proposal(before)
  await expect(list.row(before.name)).toBeVisible(SOON)
  await expect(page.getByText(NOTICE)).toBeHidden()

  await context.setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  const customer = e2eCustomer()
  await api.proposal(customer)
  await expect(list.row(customer.name)).toHaveCount(0)
  await context.setOffline(false)
  await expect(list.row(customer.name)).toBeVisible(SOON)
  await expect(page.getByText(OFFLINE)).toBeHidden()

  // Blocks only the live channel: the screens then poll and show the interval.
  await page.route('**/api/panel/live**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.unroute('**/api/panel/live**')
  await expect(page.getByText(NOTICE)).toBeHidden()
})

test('an action without internet shows the problem, keeps the input, and succeeds once the connection is back', async ({
  context,
  page,
}) => {
  const { cpf, writtenCpf } = e2eCustomer()
  await signInPage(page).enter()
  const fgts = fgtsPage(page)
  await fgts.open()
  await fgts.askOnly('Aurora')
  await context.setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await fgts.consult(cpf)
  await expect(page.getByText('Este aparelho está sem conexão.')).toBeVisible()
  await expect(fgts.cpf).toHaveValue(writtenCpf)
  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toBeHidden()
  await fgts.consultButton.click()
  await expect(fgts.simulateLink('Aurora')).toBeVisible()
})

test('a proposal by one manager and its approval by another update the open lists of both without a reload', async ({
  browser,
}) => {
  const [author, decider] = [await e2eSignedIn(browser, 'manager'), await e2eSignedIn(browser, 'manager2')]
  await decider.goto('/prices')
  await expect(decider.getByRole('heading', { level: 1, name: 'Tabelas' })).toBeVisible()
  const draft = priceTablesPage(author)
  await draft.open('Ipê Roxo')
  await draft.startVersion()
  const address = new URL(author.url()).pathname
  await draft.changeRate()
  await draft.why.fill('Ao vivo')
  await draft.compute()
  await draft.propose()
  await priceTablesPage(decider)
    .inbox(/para você decidir/)
    .click(SOON)
  const waiting = decider.locator(`a[href="${address}"]`)
  await expect(waiting).toHaveText('Analisar', SOON)

  await author.goto('/prices')
  await draft.inbox(/em aberto/).click()
  const mine = author.locator(`a[href="${address}"]`)
  await expect(mine).toBeVisible()
  await waiting.click()
  await priceTablesPage(decider).decide('Aprovar')
  await expect(mine).toHaveCount(0, SOON)
  for (const page of [author, decider]) await page.context().close()
})

test('an application created by one manager appears in another’s open list, and the action in their audit', async ({
  browser,
}) => {
  const [maker, watcher] = [await e2eSignedIn(browser, 'manager'), await e2eSignedIn(browser, 'manager2')]
  const name = `Ao vivo ${Date.now()}`
  await watcher.goto('/applications')
  const audit = await watcher.context().newPage()
  await audit.goto('/audit?group=applications')
  await expect(audit.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible()
  await e2eLoaded(audit)
  const before = await audit.getByRole('row', { name: 'Criou a aplicação' }).count()
  await maker.goto('/applications')
  await maker.getByRole('button', { name: 'Criar aplicação' }).click()
  await maker.getByLabel('Nome', { exact: true }).fill(name)
  await maker.getByLabel('client_id').fill(`ao-vivo-${Date.now()}`)
  await maker.getByRole('button', { name: 'Criar', exact: true }).click()
  await expect(watcher.getByText(name).first()).toBeVisible(SOON)
  await audit.bringToFront()
  await expect(audit.getByRole('row', { name: 'Criou a aplicação' })).toHaveCount(before + 1, SOON)
  await audit.getByRole('link', { name: 'Aplicação', exact: true }).first().click()
  await expect(audit.getByRole('heading', { level: 1, name })).toBeVisible()
  for (const page of [maker, watcher]) await page.context().close()
})
