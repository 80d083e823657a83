import { expect, type Page, test } from '@playwright/test'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

const CREATED_WITHIN_MS = 180_000

const card = (page: Page) =>
  page.getByRole('region', { name: /dados de exemplo/i }).filter({ has: page.getByRole('button') })

/** Makes the screen show a failed creation until its button has been pressed, and presses it. */
const failAndResume = async (page: Page) => {
  let fails = true
  await page.route('**/api/panel/samples', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: fails ? { ...json, status: 'failed', done: 40 } : json })
  })
  await page.route('**/home', async (route) => {
    if (route.request().method() === 'POST') fails = false
    await route.fallback()
  })
  await expect(card(page).getByText(/Existem 40 de \d+ clientes/)).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Remover dados de exemplo' })).toBeVisible()
  expect(await e2eInspect(page, 'samples-failed')).toEqual([])
  await card(page).getByRole('button', { name: 'Continuar a criação' }).click()
  await expect(card(page).getByText(/Existem 40 de/)).toHaveCount(0)
  await page.unrouteAll()
}

const removeSamples = async (page: Page) => {
  await page.goto('/home')
  await card(page)
    .getByRole('button', { name: /emover/ })
    .click()
  await expect(card(page).getByRole('button', { name: 'Criar dados de exemplo' })).toBeVisible({
    timeout: CREATED_WITHIN_MS,
  })
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Dados de exemplo' })

test('a manager creates sample data with one press, sees it marked on every page, and removes it with one press', {
  tag: '@core',
}, async ({ page }) => {
  await signInPage(page).enter('manager')
  expect(await e2eInspect(page, 'samples-none')).toEqual([])
  await card(page).getByRole('button', { name: 'Criar dados de exemplo' }).click()
  const remove = card(page).getByRole('button', { name: 'Remover dados de exemplo' })
  try {
    await expect(card(page).getByRole('progressbar')).toBeVisible()
    await expect(card(page).getByText(/\d+ de \d+ clientes/)).toBeVisible()
    await failAndResume(page)
    await expect(remove).toBeVisible({ timeout: CREATED_WITHIN_MS })
    expect(await e2eInspect(page, 'samples-ready')).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    for (const [path, text] of [
      ['/proposals', /Exemplo/],
      ['/clt', /Exemplo/],
      ['/customers', /Exemplo/],
      ['/review', /Exemplo/],
      ['/sales', /R\$/],
      ['/webhooks', 'Exemplo'],
      ['/webhooks/deliveries', 'Exemplo'],
    ] as const) {
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
      await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
    }
    expect(await e2eInspect(page, 'samples-banner')).toEqual([])
    await banner(page).getByRole('link', { name: 'Remover no Início' }).click()
    await expect(page).toHaveURL('/home')
  } catch (error) {
    // Otherwise a failed removal would hide the first failure.
    await removeSamples(page).catch(() => undefined)
    throw error
  }
  await removeSamples(page)
  await page.goto('/proposals')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByText(/ Exemplo$/)).toHaveCount(0)
})

test('an agent is not offered sample data', async ({ page }) => {
  await signInPage(page).enter()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Criar dados de exemplo' })).toHaveCount(0)
})
