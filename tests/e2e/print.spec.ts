import { expect, type Locator, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { signInPage } from './pages/sign-in-page.ts'

/** A4 portrait at 96 dpi. */
const SHEET = { width: 794, height: 1123 }

const overflowing = (place: Locator, width: number) =>
  place.evaluateAll(
    (elements, most) =>
      elements
        .filter((one) => one.getClientRects().length > 0)
        .filter((one) => one.getBoundingClientRect().right > most + 1)
        .map((one) => one.textContent?.slice(0, 40)),
    width,
  )

const textColorOf = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).color)

test('sales print only figures and charts, without menus, filters or cut content', async ({ page }) => {
  await signInPage(page).enter('manager')
  await page.goto('/sales?period=7d')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { name: 'Volume pago' })).toBeVisible()
  // Replaces the browser's print dialog, which a test cannot see.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')

  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['navigation', 'banner', 'complementary', 'combobox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Imprimir' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Baixar CSV|^Hoje$/ })).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(/^R\$/).first()).toBeVisible()
  for (const part of ['Volume pago', 'Funil', 'Ranking'])
    await expect(main.getByRole('heading', { name: part })).toBeVisible()
  await expect(main.getByRole('slider', { name: /^Volume pago/ })).toBeVisible()
  expect(await overflowing(main.locator('h1, h2, h3, p, dd, dt, svg, td, th, li'), SHEET.width)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET.width)
})

test('a proposal prints customer, progress and amount in dark ink, with nothing interactive, collapsed or cut', async ({
  page,
  request,
}) => {
  const customer = e2eCustomer()
  const { id, contractNumber } = await (await e2eApi(request)).proposal(customer)
  await signInPage(page).enter()
  await page.goto(`/proposals/${id}`)
  const main = page.getByRole('main')
  await expect(page.getByRole('button', { name: 'Cancelar proposta' })).toBeVisible()

  await page.emulateMedia({ colorScheme: 'light' })
  const ink = await textColorOf(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const role of ['navigation', 'banner', 'complementary', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(main.getByRole('link')).toHaveCount(0)
  await expect(main.locator('details:visible')).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1, name: customer.name })).toBeVisible()
  await expect(main.getByText(contractNumber)).toBeVisible()
  for (const part of ['Andamento', 'Condições', 'Cliente'])
    await expect(main.getByRole('heading', { name: part, exact: true })).toBeVisible()
  expect(await textColorOf(page)).toBe(ink)
  expect(await overflowing(main.locator('h1, h2, h3, p, dd, dt, svg, td, th, li'), SHEET.width)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET.width)
})
