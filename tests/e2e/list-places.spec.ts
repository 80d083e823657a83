import { expect, type Locator, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eEndpoint } from '#tests/support/e2e/endpoint.ts'
import { e2eHydrated } from '#tests/support/e2e/hydrated.ts'
import { e2eInReview } from '#tests/support/e2e/in-review.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { e2ePending } from '#tests/support/e2e/pending.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'
import { signInPage } from './pages/sign-in-page.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 780 }

/** Every back-office list that has rows here; the test of the review queue creates its own. */
const LISTS = [
  '/fgts',
  '/clt',
  '/proposals',
  '/customers',
  '/prices',
  '/people',
  '/applications',
  '/webhooks',
  '/webhooks/deliveries',
  '/audit',
]

/** Lists with multi-line rows, so that fewer than 16 fit. */
const MANY_FACTS = ['/webhooks']

const measure = async (page: Page) => {
  await expect(page.locator('[data-row]').first()).toBeVisible()
  // Finds and measures the row in one step, because a live list may move between two steps.
  return page.evaluate(() => {
    const element = document.querySelector('[data-row]') ?? document.body
    const { top, height } = element.getBoundingClientRect()
    const heading = element.closest('table')?.querySelector('th')
    const around: Element[] = []
    for (let each = heading?.parentElement; each; each = each.parentElement) around.push(each)
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      top,
      titleLeft: document.querySelector('h1')?.getBoundingClientRect().left,
      rows: (window.innerHeight - top) / height,
      isSticky:
        !heading ||
        (getComputedStyle(heading).position === 'sticky' &&
          around.every((each) => ['visible', 'clip'].includes(getComputedStyle(each).overflowY))),
      scrollsSideways: scrollWidth > clientWidth,
    }
  })
}

test('every list starts near the top, shows 16 compact rows, keeps its headings visible and does not scroll sideways', async ({
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
  await page.goto('/proposals')
  await page.getByRole('button', { name: 'Linhas compactas' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Linhas compactas' })).toHaveAttribute('aria-pressed', 'true')
  const titles = new Set<number | undefined>()
  for (const path of LISTS) {
    await page.setViewportSize(WIDE)
    await page.goto(path)
    const wide = await measure(page)
    titles.add(wide.titleLeft)
    expect(wide, path).toMatchObject({ isSticky: true, scrollsSideways: false })
    expect(wide.top, path).toBeLessThanOrEqual(260)
    if (!MANY_FACTS.includes(path)) expect(wide.rows, path).toBeGreaterThanOrEqual(16)
    await page.setViewportSize(PHONE)
    const phone = await measure(page)
    expect(phone.top, path).toBeLessThanOrEqual(330)
    expect(phone.scrollsSideways, path).toBe(false)
  }
  expect([...titles]).toHaveLength(1)
  await Promise.all([endpoint.remove(), receiver.stop()])
})

/** Longer than most names. */
const LONG_NAMES = [
  'Maria Aparecida da Conceição dos Santos',
  'José Antônio Albuquerque de Vasconcelos',
  'Francisca das Chagas Oliveira Cavalcante',
]

test('compact rows of proposals, terms and customers show full names next to contract, amount and status', async ({
  page,
  request,
  browser,
}) => {
  const named = (name: string, digits?: string) => ({ ...e2eCustomer(digits), name })
  const api = await e2eApi(request)
  await api.proposals(LONG_NAMES.map((name) => named(name)))
  const clt = await e2eClt(request)
  for (const name of LONG_NAMES) await clt.term(named(name))
  await e2ePending({ request, browser }, '930')
  await page.setViewportSize(WIDE)
  await signInPage(page).enter('manager')
  await page.goto('/proposals')
  await page.getByRole('button', { name: 'Linhas compactas' }).click()
  for (const path of ['/proposals', '/clt', '/customers']) {
    await page.goto(path)
    await e2eLoaded(page)
    for (const name of LONG_NAMES) {
      const text = page.locator('[data-row] [data-list-item]').getByTitle(name).first()
      await expect(text, path).toBeVisible()
      const hidden = await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(hidden, `${path}: ${name}`).toBe(0)
    }
    const { rows, scrollsSideways } = await measure(page)
    expect(rows, path).toBeGreaterThanOrEqual(16)
    expect(scrollsSideways, path).toBe(false)
    expect(await e2eInspect(page, `compact${path.replace('/', '-')}`)).toEqual([])
  }
  await page.goto('/proposals')
  const contract = page.locator('[data-row] td').getByTitle(/^\d{4}-\d+-\d{2}$/)
  await expect(contract.first()).toHaveText(/^\d{4}-\d+-\d{2}$/)
  // The year and the leading zeros take no space.
  await expect(contract.first().locator('span')).toHaveCSS('font-size', '0px')
  await expect(page.getByText(/Aguarda cliente|Aguarda gestor/)).toHaveCount(0)
})

test('the review queue, today’s balances and the terms start near the top on a wide screen and a touch phone, also when filtered', async ({
  page,
  request,
  browser,
}) => {
  const api = await e2eApi(request)
  await api.balance(e2eCustomer())
  await (await e2eClt(request)).term(e2eCustomer())
  await e2eInReview({ request, browser }, 1)
  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'pt-BR' })
  const onPhone = await phone.newPage()
  await page.setViewportSize(WIDE)
  for (const each of [page, onPhone]) await signInPage(each).enter('manager')
  for (const path of [
    '/review',
    '/review?reason=review_pep',
    '/fgts',
    '/fgts?result=success',
    '/clt',
    '/clt?status=waiting_consent',
  ]) {
    await page.goto(path)
    expect((await measure(page)).top, path).toBeLessThanOrEqual(260)
    await onPhone.goto(path)
    const { top, scrollsSideways } = await measure(onPhone)
    expect(top, path).toBeLessThanOrEqual(330)
    expect(scrollsSideways, path).toBe(false)
  }
  await phone.close()
})

test('a row of every list can be previewed by mouse and keyboard, and Escape returns to the list', async ({
  page,
  request,
}) => {
  await page.setViewportSize(WIDE)
  const api = await e2eApi(request)
  const receiver = await startReceiver()
  const endpoint = await e2eEndpoint(api, { kind: 'balance', url: receiver.url })
  await api.balance(e2eCustomer())
  await (await e2eClt(request)).term(e2eCustomer())
  await signInPage(page).enter('manager')
  for (const { path, name, shows } of [
    { path: '/customers', name: 'Resumo do cliente', shows: page.getByText('O que dá para fazer agora') },
    { path: '/clt', name: 'Resumo da consulta', shows: page.getByRole('heading', { name: 'Andamento' }) },
    { path: '/fgts', name: 'Resumo dos saldos', shows: page.getByRole('link', { name: /^Simular na/ }) },
    { path: '/prices', name: 'Resumo da tabela', shows: page.getByText(/^Termos completos/) },
    { path: '/people', name: 'Resumo da pessoa', shows: page.getByText('Sessões abertas') },
    { path: '/applications', name: 'Resumo da aplicação', shows: page.getByText('client_ids aceitos') },
    { path: '/webhooks', name: 'Resumo do endpoint', shows: page.getByText('Últimas entregas') },
    {
      path: '/webhooks/deliveries',
      name: 'Resumo da entrega',
      shows: page.getByRole('heading', { name: 'Corpo, com dados pessoais ocultos' }),
    },
  ]) {
    await page.goto(path)
    const summary = page.getByRole('complementary', { name })
    const row = page.locator('[data-row]').first()
    // Repeated, because a press before hydration is lost.
    await expect(async () => {
      // An open summary covers the row's button.
      if (await summary.isHidden())
        await row.getByRole('button', { name: /^Ver resumo de/ }).click({ timeout: 2_000 })
      await expect(summary).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(summary.getByRole('button', { name: 'Fechar o resumo' })).toBeFocused()
    await expect(shows.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(summary).toBeHidden()
    await expect(row.locator('a[data-list-item]')).toBeFocused()
    await page.keyboard.press('v')
    await expect(summary).toBeVisible()
    expect(await e2eInspect(page, `looked-at${path.replace('/', '-')}`)).toEqual([])
  }
  await Promise.all([endpoint.remove(), receiver.stop()])
})

/** Returns a line's masked CPF, which identifies the customer, because most customers have no name yet. */
const customerIn = async (line: Locator) => /\*{3}\.[\d.]+-\*\*/.exec(await line.innerText())?.[0] ?? 'nobody'

test('a line of home and of the customer list stays under the mouse while new lines arrive, until a key is pressed', async ({
  page,
  request,
}) => {
  const api = await e2eApi(request)
  await api.balance(e2eCustomer())
  await signInPage(page).enter('manager')
  const newLines = page.getByRole('button', { name: /^\d+ linhas? novas? · Mostrar$/ })
  for (const { path, line } of [
    { path: '/customers', line: page.locator('[data-row]').first() },
    {
      path: '/home?of=all',
      line: page
        .getByRole('region', { name: /^Prontos/ })
        .getByRole('listitem')
        .first(),
    },
  ]) {
    await page.goto(path)
    await e2eLoaded(page)
    await e2eHydrated(page)
    let hoveredName = ''
    // Content above the list may still arrive and move the row from under the mouse, so the hover is
    // repeated.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await line.hover()
      hoveredName = await customerIn(line)
      await api.balance(e2eCustomer())
      await expect(newLines).toBeVisible({ timeout: 10_000 })
      expect(await customerIn(line)).toBe(hoveredName)
    }).toPass({ timeout: 120_000 })
    await page.keyboard.press('Shift')
    await expect(newLines).toHaveCount(0)
    await expect.poll(() => customerIn(line)).not.toBe(hoveredName)
  }
})
