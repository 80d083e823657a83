import { readFile } from 'node:fs/promises'
import { expect, type Page, type Request, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eEndpoint } from '#tests/support/e2e/endpoint.ts'
import { e2eHydrated } from '#tests/support/e2e/hydrated.ts'
import { e2eInReview } from '#tests/support/e2e/in-review.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'
import { paletteControls } from './pages/palette-controls.ts'
import { signInPage } from './pages/sign-in-page.ts'

const WIDE = { width: 1440, height: 900 }

const LISTS = [
  '/fgts',
  '/clt',
  '/proposals',
  '/customers',
  '/prices',
  '/people',
  '/people/teams',
  '/applications',
  '/webhooks',
  '/webhooks/deliveries',
  '/audit',
]

const barOf = (page: Page) => page.getByRole('region', { name: 'Ações com as linhas selecionadas' })

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await e2eLoaded(page)
  await e2eHydrated(page)
}

const createTeam = async (page: Page, name: string) => {
  await open(page, '/people/teams')
  await page.getByRole('button', { name: 'Criar time' }).click()
  await page.getByLabel('Nome do time').fill(name)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
}

const downloadText = async (page: Page) => {
  const download = page.waitForEvent('download')
  await barOf(page).getByRole('button', { name: 'Baixar CSV' }).click()
  return readFile(await (await download).path(), 'utf8')
}

test('in every list a row is selected by key and mouse and exported as CSV, and Escape clears the selection', async ({
  page,
  request,
}) => {
  const api = await e2eApi(request)
  const receiver = await startReceiver()
  const endpoint = await e2eEndpoint(api, { kind: 'balance', url: receiver.url })
  await api.balance(e2eCustomer())
  await api.proposal(e2eCustomer())
  await (await e2eClt(request)).term(e2eCustomer())
  await page.setViewportSize(WIDE)
  await signInPage(page).enter('manager')
  await createTeam(page, `Seleção ${Date.now()}`)
  const bar = barOf(page)
  for (const path of LISTS) {
    await open(page, path)
    // The audit gets a newer first row by the export.
    const id = await page.locator('[data-row]').first().getAttribute('data-row')
    const row = page.locator(`[data-row="${id}"]`)
    const box = row.getByRole('checkbox')
    const line = row.locator('[data-list-item]').first()
    await line.focus()
    await page.keyboard.press('x')
    await expect(bar.getByRole('status'), path).toHaveText('1 selecionada')
    await expect(box, path).toBeChecked()
    const [headings, first, ...rest] = (await downloadText(page)).trim().split('\r\n')
    expect(headings, path).toContain(';')
    expect(first, path).toContain(';')
    // The list of balances exports one line per institution, so a single customer may have several.
    if (path !== '/fgts') expect(rest, path).toEqual([])

    await page.keyboard.press('Escape')
    await expect(bar, path).toBeHidden()
    await expect(box, path).not.toBeChecked()
    // The bar's button had the focus, which returns to the row.
    await expect(line, path).toBeFocused()
    await box.click()
    await expect(bar, path).toBeVisible()
    expect(await e2eInspect(page, `selected${path.replaceAll('/', '-')}`)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(bar, path).toBeHidden()
  }
  await Promise.all([endpoint.remove(), receiver.stop()])
})

test('Escape closes what was opened last: first the preview of a row, then the selection', async ({
  page,
  request,
}) => {
  await (await e2eClt(request)).term(e2eCustomer())
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  await open(page, '/clt')
  const summary = page.getByRole('complementary', { name: 'Resumo da consulta' })
  const bar = barOf(page)
  await page.locator('[data-row] [data-list-item]').first().focus()
  await page.keyboard.press('x')
  await expect(bar).toBeVisible()
  await page.keyboard.press('v')
  await expect(summary).toBeVisible()
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const [panel, acts] = [await summary.boundingBox(), await bar.boundingBox()]
    expect((acts?.x ?? 0) + (acts?.width ?? width), `${width}`).toBeLessThanOrEqual(panel?.x ?? 0)
  }
  await page.keyboard.press('Escape')
  await expect(summary).toBeHidden()
  await expect(bar).toBeVisible()
  const search = page.getByRole('searchbox').first()
  await search.focus()
  await page.keyboard.press('Escape')
  await expect(bar).toBeVisible()
  await page.locator('[data-row]').first().getByRole('checkbox').focus()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
})

test('several people are moved to a team at once, and empty teams are deleted together', async ({ page }) => {
  const name = `Equipe ${Date.now()}`
  await page.setViewportSize(WIDE)
  await signInPage(page).enter('manager')
  await createTeam(page, name)
  await open(page, '/people')
  const rows = page.locator('[data-row]').filter({ hasText: /agent@demo|manager2@demo/ })
  for (const row of await rows.all()) await row.getByRole('checkbox').click()
  const bar = barOf(page)
  await bar.getByRole('button', { name: 'Mover para o time' }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page.getByText('2 pessoas mudaram de time.')).toBeVisible()
  await expect(rows.filter({ hasText: name })).toHaveCount(2)
  await expect(bar).toBeHidden()

  for (const row of await rows.all()) await row.getByRole('checkbox').click()
  await bar.getByRole('button', { name: 'Mover para o time' }).click()
  await page.getByRole('menuitem', { name: 'Nenhum time' }).click()
  await expect(rows.filter({ hasText: name })).toHaveCount(0)
  await open(page, '/people/teams')
  const team = page.locator('[data-row]').filter({ hasText: name })
  await team.getByRole('checkbox').click()
  await bar.getByRole('button', { name: 'Excluir vazios (1)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('1 time excluído.')).toBeVisible()
  await expect(team).toHaveCount(0)
})

test('endpoints are paused and enabled in bulk', async ({ page, request }) => {
  const api = await e2eApi(request)
  const receiver = await startReceiver()
  const urls = ['/one', '/two'].map((path) => new URL(path, receiver.url).href)
  const endpoints = []
  for (const url of urls) endpoints.push(await e2eEndpoint(api, { kind: 'proposal', url }))
  await page.setViewportSize(WIDE)
  await signInPage(page).enter('manager')
  await open(page, '/webhooks')
  const rows = page.locator('[data-row]').filter({ hasText: new URL(receiver.url).origin })
  const bar = barOf(page)
  const change = async (act: 'Pausar' | 'Reativar') => {
    for (const row of await rows.all()) await row.getByRole('checkbox').click()
    await bar.getByRole('button', { name: `${act} (2)` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: act }).click()
    await expect(page.getByText('2 endpoints atualizados.')).toBeVisible()
  }
  await change('Pausar')
  await expect(rows.filter({ hasText: 'Pausado' })).toHaveCount(2)
  await change('Reativar')
  await expect(rows.filter({ hasText: 'Pausado' })).toHaveCount(0)
  await Promise.all([...endpoints.map(({ remove }) => remove()), receiver.stop()])
})

test('balances of several customers are queried from the customer list', async ({ page, request }) => {
  const api = await e2eApi(request)
  for (const customer of [e2eCustomer(), e2eCustomer()]) await api.balance(customer)
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  await open(page, '/customers')
  for (const place of [0, 1]) await page.locator('[data-row]').nth(place).getByRole('checkbox').click()
  await barOf(page).getByRole('button', { name: 'Consultar saldo FGTS (2)' }).click()
  await expect(page.getByText('2 clientes consultados; os resultados chegam em FGTS.')).toBeVisible()
})

test('cases of the queue are claimed from the bar and from the palette, and exported', async ({
  page,
  request,
  browser,
}) => {
  const [first, second] = await e2eInReview({ request, browser }, 2)
  if (!first || !second) throw new Error('two customers')
  await page.setViewportSize(WIDE)
  await signInPage(page).enter('manager')
  await open(page, '/review')
  const line = (name: string) => page.locator('[data-row]').filter({ hasText: name })
  for (const { name } of [first, second]) await line(name).getByRole('checkbox').click()
  const bar = barOf(page)
  const text = await downloadText(page)
  for (const { name } of [first, second]) expect(text).toContain(name)
  await bar.getByRole('button', { name: 'Assumir (2)' }).click()
  await expect(page.getByText('2 casos atualizados.')).toBeVisible()
  await expect(line(second.name)).toContainText('Com você')

  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  const palette = paletteControls(page)
  await line(second.name).getByRole('link').focus()
  await palette.open()
  await page.keyboard.type('liberar')
  await expect(palette.selected).toContainText('Liberar caso')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Caso liberado')).toBeVisible()
  await expect(line(second.name)).not.toContainText('Com você')
  await expect(line(first.name)).toContainText('Com você')
})

test('a bulk cancellation that fails for one proposal names it and is retried for it alone', async ({
  page,
  request,
}) => {
  const customers = [e2eCustomer(), e2eCustomer()]
  const [first, second] = (await (await e2eApi(request)).proposals(customers)).map(({ id }) => String(id))
  if (!first || !second) throw new Error('two proposals')
  const name = customers[1]?.name ?? ''
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  await open(page, '/proposals')
  const rowOf = (id: string) => page.locator(`[data-row="${id}"]`)
  for (const id of [first, second]) await rowOf(id).getByRole('checkbox').click()
  const isCancellation = (id: string) => (sent: Request) =>
    sent.method() === 'POST' && (sent.postData() ?? '').includes(id)
  await page.route('**/proposals**', (route) =>
    isCancellation(second)(route.request()) ? route.abort() : route.fallback(),
  )
  await barOf(page).getByRole('button', { name: 'Cancelar (2)' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Motivo').selectOption({ label: 'O cliente desistiu' })
  await question.getByRole('button', { name: 'Cancelar propostas' }).click()
  await expect(question.getByRole('alert')).toContainText('1 não foi cancelada; canceladas: 1')
  await expect(question.getByRole('alert').getByRole('listitem')).toContainText(name)
  await expect(question).toHaveAccessibleName('Cancelar 1 proposta?')
  expect(await e2eInspect(page, 'cancel-refused')).toEqual([])
  await page.unroute('**/proposals**')

  const repeated: string[] = []
  page.on('request', (sent) => {
    for (const id of [first, second]) if (isCancellation(id)(sent)) repeated.push(id)
  })
  await question.getByRole('button', { name: 'Cancelar propostas' }).dblclick()
  await expect(question).toBeHidden()
  for (const id of [first, second]) await expect(rowOf(id)).toContainText('Cancelada')
  await expect(barOf(page)).toBeHidden()
  expect(repeated).toEqual([second])
})
