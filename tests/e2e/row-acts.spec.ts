import { expect, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eEndpoint } from '#tests/support/e2e/endpoint.ts'
import { e2eHydrated } from '#tests/support/e2e/hydrated.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { e2ePending } from '#tests/support/e2e/pending.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'
import { paletteControls } from './pages/palette-controls.ts'
import { proposalsPage } from './pages/proposals-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const WIDE = { width: 1440, height: 900 }

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await e2eLoaded(page)
  await e2eHydrated(page)
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Every list, with the first action that the palette offers for one of its rows. */
const LISTS: readonly { path: string; act: string | RegExp }[] = [
  { path: '/fgts', act: /^Simular na/ },
  { path: '/clt', act: 'Copiar link' },
  { path: '/proposals', act: 'Copiar link' },
  { path: '/customers', act: 'Consultar saldo FGTS' },
  { path: '/prices', act: 'Nova versão' },
  { path: '/people', act: 'Copiar e-mail' },
  { path: '/applications', act: 'Copiar client_id' },
  { path: '/webhooks', act: 'Testar' },
  { path: '/webhooks/deliveries', act: 'Reenviar' },
  { path: '/audit', act: 'Tudo sobre isto' },
  { path: '/home?of=all', act: /./ },
]

test('in every list the palette shows the row under the cursor with its actions and can select it', async ({
  page,
  request,
}) => {
  const api = await e2eApi(request)
  const receiver = await startReceiver()
  const endpoint = await e2eEndpoint(api, { kind: 'balance', url: receiver.url })
  await (await e2eClt(request)).term(e2eCustomer())
  await api.proposal(e2eCustomer())
  await api.balance(e2eCustomer())
  await page.setViewportSize(WIDE)
  await signInPage(page).enter('manager')
  const palette = paletteControls(page)
  const here = palette.dialog.getByRole('group', { name: /^Nesta linha: ./ })
  for (const { path, act } of LISTS) {
    await open(page, path)
    await page.locator('[data-row] [data-list-item]').first().focus()
    await palette.open()
    await expect(here.getByRole('option').first(), path).toHaveText(act)
    await expect(here.getByRole('option', { name: 'Abrir', exact: true }), path).toHaveCount(
      path === '/audit' ? 0 : 1,
    )
    expect(await e2eInspect(page, `palette-row${path.replace(/\W/g, '-')}`)).toEqual([])
    if (!path.startsWith('/home')) {
      await page.keyboard.type('selecionar')
      await page.keyboard.press('Enter')
      await expect(palette.dialog).toBeHidden()
      await expect(page.locator('[data-row]').first().getByRole('checkbox'), path).toBeChecked()
    }
  }
  await Promise.all([endpoint.remove(), receiver.stop()])
})

test('the palette runs an action on the row under the mouse, shows the result, and opens a row', async ({
  page,
  request,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const customers = [e2eCustomer(), e2eCustomer()]
  const clt = await e2eClt(request)
  for (const customer of customers) await clt.term(customer)
  const [, other] = customers
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  await open(page, '/clt')
  const row = page.locator('[data-row]').filter({ hasText: other?.name ?? '' })
  const palette = paletteControls(page)
  await row.hover()
  await palette.open()
  await page.keyboard.type('copiar lembrete')
  await page.keyboard.press('Enter')
  await expect(palette.dialog).toBeHidden()
  await expect(page.getByText('Copiado', { exact: true })).toBeInViewport()
  expect(await readClipboard(page)).toMatch(/^Oi, Maria![\s\S]*\/consent\//)

  await row.hover()
  await palette.open()
  await page.keyboard.type('abrir')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: other?.name ?? '' })).toBeVisible()
})

test('a second Enter in the palette does not repeat the action', async ({ page, request }) => {
  await (await e2eApi(request)).balance(e2eCustomer())
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  await open(page, '/customers')
  const palette = paletteControls(page)
  await page.locator('[data-row] [data-list-item]').first().focus()
  await palette.open()
  await page.keyboard.type('consultar saldo')
  await expect(palette.selected).toContainText('Consultar saldo FGTS')
  const starts: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.postData()?.includes('"key":')) starts.push(sent.url())
  })
  // Both presses go to the palette's field, although it loses the focus after the first.
  await palette.box.evaluate(async (field) => {
    for (let press = 0; press < 2; press += 1) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await expect(page).toHaveURL(/\/fgts\?q=/)
  expect(starts).toHaveLength(1)
})

test('the preview of a proposal copies link and reminder, cancels it, and links to the correction of a pending item', async ({
  page,
  request,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const customer = e2eCustomer()
  await (await e2eApi(request)).proposal(customer)
  const { id, customer: pending } = await e2ePending({ request, browser }, '930')
  await page.setViewportSize(WIDE)
  await signInPage(page).enter()
  const list = proposalsPage(page)
  await list.open()
  await e2eHydrated(page)
  const summary = page.getByRole('complementary', { name: 'Resumo da proposta' })
  const showSummary = async (name: string) => {
    await list.row(name).locator('[data-list-item]').focus()
    await page.keyboard.press('v')
    await expect(summary).toContainText(name)
  }
  await showSummary(customer.name)
  expect(await e2eInspect(page, 'summary-acts')).toEqual([])
  await summary.getByRole('button', { name: 'Copiar link' }).click()
  await expect.poll(() => readClipboard(page)).toMatch(/^http.*\/formalization\//)
  await summary.getByRole('button', { name: 'Copiar lembrete' }).click()
  await expect.poll(() => readClipboard(page)).toMatch(/^Oi, Maria! Falta só a sua assinatura/)
  await summary.getByRole('button', { name: 'Cancelar proposta' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancelar 1 proposta?' })
  await question.getByLabel('Motivo').selectOption({ label: 'O cliente desistiu' })
  await question.getByRole('button', { name: 'Cancelar propostas' }).click()
  await expect(question).toBeHidden()
  await expect(list.row(customer.name)).toContainText('Cancelada')
  await expect(summary.getByRole('button', { name: 'Cancelar proposta' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(summary).toBeHidden()

  await showSummary(pending.name)
  await summary.getByRole('link', { name: 'Corrigir' }).click()
  await expect(page).toHaveURL(`/proposals/${id}/fix`)
})

test('the previews of a price table, a person and an endpoint offer their actions as well', async ({
  page,
  request,
}) => {
  const receiver = await startReceiver()
  const endpoint = await e2eEndpoint(await e2eApi(request), { kind: 'balance', url: receiver.url })
  await page.setViewportSize(WIDE)
  await signInPage(page).enter('manager')

  await open(page, '/webhooks')
  const row = page.locator('[data-row]').filter({ hasText: receiver.url })
  await row.getByRole('button', { name: /^Ver resumo de/ }).click()
  const ofEndpoint = page.getByRole('complementary', { name: 'Resumo do endpoint' })
  await ofEndpoint.getByRole('button', { name: 'Testar' }).click()
  await expect(ofEndpoint.getByText(/^Respondeu em \d+ ms$/)).toBeVisible()

  await open(page, '/people')
  await page.getByRole('button', { name: 'Ver resumo de Ana Agente' }).click()
  const ofPerson = page.getByRole('complementary', { name: 'Resumo da pessoa' })
  await ofPerson.getByRole('link', { name: 'Ver propostas' }).click()
  await expect(page).toHaveURL(/\/proposals\?author=[\w-]+$/)

  await open(page, '/prices')
  await page.getByRole('button', { name: 'Ver resumo de Ipê Amarelo' }).first().click()
  const ofTable = page.getByRole('complementary', { name: 'Resumo da tabela' })
  await expect(ofTable.getByText(/^Termos completos da versão/)).toBeVisible()
  // Scrolls up, because the sticky heading would partly cover a row.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  expect(await e2eInspect(page, 'summary-price-table')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(ofTable).toBeHidden()
  await Promise.all([endpoint.remove(), receiver.stop()])
})
