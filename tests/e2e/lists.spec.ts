import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eKeyboard } from '#tests/support/e2e/keyboard.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { proposalsPage } from './pages/proposals-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 780 }

const createFamily = async (page: Page, request: Parameters<typeof e2eApi>[0]) => {
  const surname = e2eCustomer().name.split(' ').at(-1) ?? ''
  const names = ['Carla', 'Ana', 'Bruna'].map((first) => `${first} ${surname}`)
  await (await e2eApi(request)).proposals(names.map((name) => ({ ...e2eCustomer(), name })))
  const list = proposalsPage(page)
  await list.open()
  await list.search(surname)
  await expect(list.rows).toHaveCount(3)
  return { list, names, surname }
}

test('a row does not move from under the mouse on a refresh; new rows wait', async ({ page, request }) => {
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  const { list, names, surname } = await createFamily(page, request)
  const first = list.rows.first()
  const text = await first.innerText()
  await first.hover()
  const customer = { ...e2eCustomer(), name: `Aline ${surname}` }
  await (await e2eApi(request)).proposal(customer)
  const waiting = page.getByRole('button', { name: '1 linha nova · Mostrar' })
  await expect(waiting).toBeVisible()
  await expect(first).toContainText(names.find((name) => text.includes(name)) ?? 'one of them')
  await page.mouse.move(0, 0)
  await expect(first).toContainText(customer.name)
  await expect(waiting).toHaveCount(0)
})

test('several proposals are selected by mouse and keyboard, exported, and cancelled with one reason', async ({
  page,
  request,
}) => {
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  const { list, names } = await createFamily(page, request)
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

test('open terms are selected, their reminders copied together and exported, by keyboard alone', async ({
  page,
  request,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(WIDE)
  const clt = await e2eClt(request)
  const surname = e2eCustomer().name.split(' ').at(-1) ?? ''
  const customers = ['Carla', 'Ana'].map((first) => ({ ...e2eCustomer(), name: `${first} ${surname}` }))
  for (const customer of customers) await clt.term(customer)
  const hands = e2eKeyboard(page)
  await signInPage(page).enter()
  await page.goto('/clt')
  const search = page.getByRole('searchbox', { name: 'CPF ou nome' })
  await hands.type(search, surname)
  await hands.key('Enter')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(2)
  await hands.tabTo(rows.first().locator('[data-list-item]'))
  await hands.key('x')
  await expect(rows.first().getByRole('checkbox')).toBeChecked()
  await hands.key('j')
  await hands.key('x')
  const bar = page.getByRole('region', { name: 'Ações com as linhas selecionadas' })
  await expect(bar.getByRole('status')).toHaveText('2 selecionadas')
  await hands.key('s')
  await expect(bar.getByRole('button', { name: 'Copiar lembretes (2)' })).toBeFocused()
  await hands.key('Enter')
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(readClipboard).toMatch(/Oi, Ana![\s\S]*\/consent\/[\s\S]*Oi, Carla![\s\S]*\/consent\//)
  expect(await e2eInspect(page, 'consults-chosen')).toEqual([])

  const download = page.waitForEvent('download')
  await hands.press(bar.getByRole('button', { name: 'Baixar CSV' }))
  const text = await readFile(await (await download).path(), 'utf8')
  for (const { name, cpf } of customers) {
    expect(text).toContain(`${name};***.`)
    expect(text).not.toContain(cpf.replace(/\D/g, ''))
  }
  await hands.press(bar.getByRole('button', { name: 'Limpar seleção' }))
  await expect(bar).toBeHidden()
  await expect(rows.first().locator('[data-list-item]')).toBeFocused()
  expect(hands.faults).toEqual([])
})

test('a row is previewed by key, and Escape returns the focus to it', async ({ page, request }) => {
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  const { list } = await createFamily(page, request)
  await page.locator('body').press('j')
  await page.keyboard.press('v')
  const summary = page.getByRole('complementary', { name: 'Resumo da proposta' })
  await expect(summary.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
  expect(await e2eInspect(page, 'list-looked-at')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(summary).toBeHidden()
  await expect(list.rows.first().locator('a[data-list-item]')).toBeFocused()
})

test('on a phone, a manager’s bottom bar has the review queue, and an agent gets 404', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signInPage(page).enter('manager')
  await page.goto('/proposals')
  const bar = page.getByRole('navigation', { name: 'Principal' })
  await expect(bar.getByRole('link', { name: 'Análise' })).toBeVisible()
  await signInPage(page).become('agent')
  expect((await page.goto('/audit'))?.status()).toBe(404)
})

test('on a phone the sales figures come before the filters, and a wide screen is used in full', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signInPage(page).enter('manager')
  await page.goto('/sales')
  await e2eLoaded(page)
  const figure = page.getByText('Valor líquido', { exact: true }).first()
  await expect.poll(async () => (await figure.boundingBox())?.y ?? 900).toBeLessThan(330)
  await expect(page.getByLabel('Produto')).toBeHidden()
  await page.getByRole('button', { name: 'Filtros' }).click()
  await expect(page.getByLabel('Produto')).toBeVisible()
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect((await page.getByRole('main').boundingBox())?.width).toBeGreaterThan(1600)
})

test('on a phone, long content is collapsed and expands on press: sections of sales, price tables of an institution', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signInPage(page).enter('manager')
  await page.goto('/sales')
  const funnel = page.getByRole('heading', { name: 'FGTS', exact: true }).first()
  const show = page.getByRole('button', { name: 'Mostrar: Funil' })
  await expect(show).toHaveAttribute('aria-expanded', 'false')
  await expect(funnel).toBeHidden()
  await expect(async () => {
    await show.click({ timeout: 2_000 })
    await expect(funnel).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Ocultar: Funil' }).click()
  await expect(funnel).toBeHidden()
  await page.goto('/prices')
  const aurora = page.getByRole('table', { name: 'Tabelas de Aurora' }).locator('[data-row]')
  await expect(aurora.filter({ visible: true })).toHaveCount(4)
  await page
    .getByRole('button', { name: /^Mostrar mais/ })
    .first()
    .click()
  await expect(aurora.filter({ visible: false })).toHaveCount(0)
})

test('headings reverse the order of customers, audit and deliveries, by mouse and keyboard, and announce it', async ({
  page,
}) => {
  await signInPage(page).enter('manager')
  for (const { path, name, oldest } of [
    {
      path: '/customers',
      name: 'Quando',
      oldest: 'Clientes, do atendimento mais antigo ao mais recente',
    },
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

test('the audit is searched by IP address and by id, and shows times to the second', async ({ page }) => {
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
