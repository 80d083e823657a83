import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { e2eApi } from '../support/e2e-api.ts'
import { e2eCustomer } from '../support/e2e-customer.ts'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { e2eSettled } from '../support/e2e-settled.ts'
import { proposalsPage } from './pages/proposals-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 780 }

const LISTS = ['/customers', '/people', '/audit', '/applications', '/tables', '/webhooks/deliveries']

const top = async (row: Locator) => (await row.boundingBox())?.y ?? Number.NaN

/** Three customers of one rare surname in the list. */
const family = async (page: Page, request: Parameters<typeof e2eApi>[0]) => {
  const surname = e2eCustomer().name.split(' ').at(-1) ?? ''
  const names = ['Carla', 'Ana', 'Bruna'].map((first) => `${first} ${surname}`)
  await (await e2eApi(request)).proposals(names.map((name) => ({ ...e2eCustomer(), name })))
  const list = proposalsPage(page)
  await list.open()
  await list.search(surname)
  await expect(list.rows).toHaveCount(3)
  return { list, names, surname }
}

test('the first row of a list is at the top of the screen, and rows are of one line when asked', async ({
  page,
  request,
}) => {
  await page.setViewportSize(WIDE)
  await signInPage(page).enter('manager')
  const { list } = await family(page, request)
  await list.open()
  const first = list.rows.first()
  await expect(first).toBeVisible()
  expect(await top(first)).toBeLessThanOrEqual(260)
  await page.getByRole('button', { name: 'Linhas compactas' }).click()
  const height = (await first.boundingBox())?.height ?? Number.NaN
  expect((WIDE.height - (await top(first))) / height).toBeGreaterThanOrEqual(16)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Linhas compactas' })).toHaveAttribute('aria-pressed', 'true')
  for (const path of LISTS) {
    await page.goto(path)
    const row = page.getByRole('row').nth(1)
    await expect(row).toBeVisible()
    expect(await top(row), path).toBeLessThanOrEqual(260)
  }
  await page.setViewportSize(PHONE)
  for (const path of ['/proposals', ...LISTS]) {
    await page.goto(path)
    const row = page.getByRole('row').nth(1)
    await expect(row).toBeVisible()
    expect(await top(row), path).toBeLessThanOrEqual(330)
  }
})

test('a row does not move from under the mouse when the list is refreshed; what is new waits', async ({
  page,
  request,
}) => {
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  const { list, names, surname } = await family(page, request)
  const first = list.rows.first()
  const shown = await first.innerText()
  await first.hover()
  const customer = { ...e2eCustomer(), name: `Aline ${surname}` }
  await (await e2eApi(request)).proposal(customer)
  const waiting = page.getByRole('button', { name: '1 linha nova · Mostrar' })
  await expect(waiting).toBeVisible()
  await expect(first).toContainText(names.find((name) => shown.includes(name)) ?? 'one of them')
  await page.mouse.move(0, 0)
  await expect(first).toContainText(customer.name)
  await expect(waiting).toHaveCount(0)
})

test('several proposals are chosen by mouse and keyboard, taken along, and cancelled with one reason', async ({
  page,
  request,
}) => {
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  const { list, names } = await family(page, request)
  const box = (row: number) => list.rows.nth(row).getByRole('checkbox')
  await box(0).click()
  await box(2).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selecionadas')).toBeVisible()
  await page.locator('body').press('j')
  await page.keyboard.press('x')
  await expect(box(0)).not.toBeChecked()
  await expect(page.getByText('2 selecionadas')).toBeVisible()
  expect(await e2eInspect(page, 'list-chosen')).toEqual([])

  const bar = page.getByRole('region', { name: 'Ações com as linhas selecionadas' })
  const download = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Baixar CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(names.filter((name) => text.includes(name))).toHaveLength(2)

  await bar.getByRole('button', { name: 'Cancelar (2)' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancelar 2 propostas?' })
  await dialog.getByLabel('Motivo').selectOption({ label: 'O cliente desistiu' })
  await dialog.getByRole('button', { name: 'Cancelar propostas' }).click()
  await expect(dialog).toBeHidden()
  await expect(list.rows.filter({ hasText: 'Cancelada' })).toHaveCount(2)
  await expect(bar).toBeHidden()
})

test('a row is looked at beside the list by a key, and Escape leads back to it', async ({
  page,
  request,
}) => {
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  const { list } = await family(page, request)
  await page.locator('body').press('j')
  await page.keyboard.press('v')
  const summary = page.getByRole('complementary', { name: 'Resumo da proposta' })
  await expect(summary.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
  expect(await e2eInspect(page, 'list-looked-at')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(summary).toBeHidden()
  await expect(list.rows.first().locator('a[data-list-item]')).toBeFocused()
})

test('the bar of a manager on a phone leads to the review queue, and an agent is answered 404', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signInPage(page).enter('manager')
  await page.goto('/proposals')
  const bar = page.getByRole('navigation', { name: 'Principal' })
  await expect(bar.getByRole('link', { name: 'Análise' })).toBeVisible()
  await signInPage(page).become('agent')
  expect((await page.goto('/audit'))?.status()).toBe(404)
})

const ABSENT = '01931234-5678-7abc-8def-0123456789ab'

test('an address that names nothing is answered 404 as a document, before any skeleton', async ({ page }) => {
  await signInPage(page).enter('manager')
  for (const path of [
    'people',
    'tables',
    'tables/changes',
    'webhooks/deliveries',
    'proposals',
    'clt/consult',
  ])
    for (const id of [ABSENT, 'nada'])
      expect((await page.goto(`/${path}/${id}`))?.status(), `${path}/${id}`).toBe(404)
  for (const path of ['applications/nada', 'customers/nada', `clt/operation/${ABSENT}`])
    expect((await page.goto(`/${path}`))?.status(), path).toBe(404)
})

test('on a phone the figures of sales come before its filters, and a wide screen is used in full', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signInPage(page).enter('manager')
  await page.goto('/production')
  await e2eSettled(page)
  const figure = page.getByText('Valor líquido', { exact: true }).first()
  await expect.poll(async () => (await figure.boundingBox())?.y ?? 900).toBeLessThan(330)
  await expect(page.getByLabel('Produto')).toBeHidden()
  await page.getByRole('button', { name: 'Filtros' }).click()
  await expect(page.getByLabel('Produto')).toBeVisible()
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect((await page.getByRole('main').boundingBox())?.width).toBeGreaterThan(1600)
})

test('headings turn the lists of the audit and of deliveries round, by mouse and keyboard, and say so', async ({
  page,
}) => {
  await signInPage(page).enter('manager')
  for (const { path, name, oldest } of [
    { path: '/audit', name: 'Quando', oldest: 'Registros, do mais antigo para o mais novo' },
    { path: '/webhooks/deliveries', name: 'Quando', oldest: 'Entregas, da mais antiga para a mais nova' },
  ]) {
    await page.goto(path)
    const heading = page.getByRole('columnheader', { name })
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await heading.getByRole('link').click()
    await expect(page).toHaveURL(/order=asc/)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('table', { name: oldest })).toBeVisible()
    await page.reload()
    await heading.getByRole('link').press('Enter')
    await expect(page).not.toHaveURL(/order=/)
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
  }
})

test('the audit is found by an address and by an id, and says the time to the second', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await signInPage(page).enter('manager')
  await page.goto('/audit')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows.first()).toContainText(/\d{2}\/\d{2}\/\d{4}.*\d{2}:\d{2}:\d{2}/)
  await page.getByRole('searchbox', { name: 'CPF, id ou IP' }).fill('203.0.113.250')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/\/audit\?q=[\w-]{39,}$/)
  await expect(page.getByText('Nenhum registro com este filtro')).toBeVisible()
})
