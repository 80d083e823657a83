import { expect, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eFaults } from '#tests/support/e2e/faults.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { runSample } from '#tests/support/fixtures/run-sample.ts'
import { referencePage } from './pages/reference-page.ts'

const NARROW = { width: 360, height: 740 }

test.describe('search', () => {
  test('finds an operation by keyboard alone, ignoring accents, and opens its page', {
    tag: '@core',
  }, async ({ page }) => {
    const reference = referencePage(page)
    await reference.open()
    await page.keyboard.press('/')
    await expect(reference.search).toBeFocused()
    await page.keyboard.type('simulacao fgts')
    await expect(reference.option(/Simula a antecipação/)).toBeVisible()
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    while ((await reference.option(/Simula a antecipação/).getAttribute('aria-selected')) !== 'true')
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/operations\/createFgtsSimulation$/)
    await expect(reference.title).toHaveText('Simula a antecipação de parcelas sobre um saldo válido')
  })

  test('finds error codes, test CPFs and sections of the guides', async ({ page }) => {
    const reference = referencePage(page)
    for (const { text, option, url } of [
      { text: 'balance_mismatch', option: /balance_mismatch/, url: /\/docs\/reasons#balance_mismatch$/ },
      { text: 'nunca responde', option: /314\.159\.908/, url: /\/docs\/test-cpfs#908$/ },
      {
        text: 'retrying safely',
        option: /Retrying safely/,
        url: /\/docs\/guides\/integration#retrying-safely$/,
      },
    ]) {
      await reference.open()
      await reference.search.fill(text)
      await reference.option(option).click()
      await expect(page).toHaveURL(url)
    }
  })

  test('works without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/docs')
    await page.getByRole('combobox').fill('availableMarginValue')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Mostra um termo com a margem/ }).click()
    await expect(page).toHaveURL(/\/docs\/operations\/getCltConsult$/)
    await context.close()
  })
})

test.describe('an operation', () => {
  test('has its own URL, which the list and the menu link to and a reload keeps', {
    tag: '@core',
  }, async ({ page }) => {
    const reference = referencePage(page)
    await reference.open()
    await reference.main.getByRole('link', { name: /\/fgts\/balance Inicia a consulta/ }).click()
    await expect(page).toHaveURL(/\/docs\/operations\/startFgtsBalanceQuery$/)
    await page.reload()
    await expect(reference.title).toHaveText('Inicia a consulta do saldo de um CPF em uma instituição')
    await expect(page.getByRole('navigation').locator('[aria-current=page]')).toContainText('/fgts/balance')
    const answer = await page.goto('/docs/operations/nothing')
    expect(answer?.status()).toBe(404)
  })

  test('shows the common headers after its own parameters and body', async ({ page }) => {
    const reference = referencePage(page)
    await reference.open('/docs/operations/updateWebhookEndpoint')
    const headings = await reference.headings()
    const own = ['Parâmetros do caminho', 'Corpo'].map((name) => headings.indexOf(name))
    expect(Math.min(...own)).toBeGreaterThanOrEqual(0)
    expect(headings.indexOf('Cabeçalhos comuns')).toBeGreaterThan(Math.max(...own))
  })

  test('has samples in four languages, and the chosen language is kept on every page', {
    tag: '@core',
  }, async ({ page }) => {
    const reference = referencePage(page)
    await reference.open('/docs/operations/createCltOperation')
    const beginnings = {
      curl: /^curl /,
      TypeScript: /await fetch\(/,
      Python: /^import os/,
      PHP: /^<\?php/,
    } as const
    for (const name of ['curl', 'TypeScript', 'PHP', 'Python'] as const) {
      await reference.language(name).check({ force: true })
      await expect(reference.sample).toContainText(beginnings[name])
      await expect(reference.sample).toContainText('/api/private-consignment/operation')
    }
    await reference.open('/docs/operations/listBanks')
    await expect(reference.language('Python')).toBeChecked()
    await expect(reference.sample).toContainText('import requests')
    await reference.language('Python').focus()
    await page.keyboard.press('ArrowRight')
    await expect(reference.sample).toContainText('<?php')
  })

  test('shows its samples without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    const reference = referencePage(page)
    await page.goto('/docs/operations/proposal.status.update')
    await reference.language('PHP').check({ force: true })
    await expect(reference.sample).toContainText('hash_hmac')
    await context.close()
  })

  test('is called from its page with the filled-in credentials', { tag: '@core' }, async ({ page }) => {
    const faults = await e2eFaults(page)
    const reference = referencePage(page)
    await reference.open('/docs/operations/listFgtsPriceTables')
    await reference.openTryIt()
    await page.getByRole('button', { name: 'Obter um token' }).click()
    await expect(page.getByLabel('Token', { exact: true })).toHaveValue(/^ey/)
    await page.getByRole('button', { name: 'Enviar' }).click()
    const answer = page.getByRole('region', { name: 'Resposta recebida' }).first()
    await expect(answer).toContainText('200')
    await expect(answer).toContainText('simulationFeesId')
    await page.getByRole('navigation').getByRole('link', { name: 'POST /fgts/balance' }).click()
    await expect(reference.title).toHaveText(/Inicia a consulta/)
    await reference.openTryIt()
    await expect(page.getByLabel('Token', { exact: true })).toHaveValue(/^ey/)
    expect(await e2eInspect(page, 'docs-try-it')).toEqual([])
    expect(faults).toEqual([])
  })
})

const programsOf = async (page: Page) => {
  const reference = referencePage(page)
  await reference.open()
  const codeIn = async (name: 'curl' | 'TypeScript' | 'Python') => {
    await reference.language(name).first().check({ force: true })
    return reference.sample.innerText()
  }
  return { curl: await codeIn('curl'), typescript: await codeIn('TypeScript') }
}

test('the quick start runs as written and ends with the balance of a test customer', {
  tag: '@core',
}, async ({ page, request }) => {
  const programs = await programsOf(page)
  const api = await e2eApi(request)
  for (const language of ['curl', 'typescript'] as const) {
    const code = programs[language]
    expect(code).toContain('demo-app-secret')
    const [cpf = ''] = /314\.159\.100-\d\d/.exec(code) ?? []
    await api.remove(`/fgts/balance/cache/${cpf}`)
    expect(await runSample({ language, code })).toMatch(/"?status"?: ?["']success["']/)
  }
})

test('guides link to each other, to decisions and back, and never to a missing page', async ({
  page,
  request,
}) => {
  const reference = referencePage(page)
  await reference.open('/docs/guides/integration')
  await reference.main.getByRole('link', { name: 'test customers' }).click()
  await expect(page).toHaveURL(/\/docs\/guides\/walk-throughs#test-customers$/)
  await expect(page.getByRole('heading', { name: 'Test customers' })).toBeInViewport()
  await reference.open('/docs/guides/contract')
  const hrefs = await reference.main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(15)
  for (const href of new Set(hrefs.map((each) => each.split('#')[0] ?? '').filter(Boolean)))
    expect((await request.get(href)).status(), href).toBe(200)
})

test('every operation fits a phone, and every sixth passes the accessibility rules', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  const document = await (await request.get('/openapi.json')).json()
  const items = [...Object.values<object>(document.paths), ...Object.values<object>(document.webhooks)]
  const ids = items.flatMap((item) => Object.values(item).map(({ operationId }) => String(operationId)))
  expect(ids.length).toBeGreaterThan(70)
  await page.setViewportSize(NARROW)
  const faults: string[] = []
  for (const [index, id] of ids.entries()) {
    // All pages have the same parts, so checking all rules on each would take minutes and find nothing more.
    const rules = index % 6 === 0 ? 'all' : 'width'
    await page.emulateMedia({ colorScheme: index % 12 === 0 ? 'light' : 'dark' })
    await page.goto(`/docs/operations/${id}`, { waitUntil: 'domcontentloaded' })
    // Expands the details, because collapsed content is not checked.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
    })
    faults.push(...(await e2eInspect(page, id, rules)))
  }
  expect(faults).toEqual([])
})
