import { expect, type Page, test } from '@playwright/test'
import { e2eApi } from '../support/e2e-api.ts'
import { e2eCustomer } from '../support/e2e-customer.ts'
import { e2ePending } from '../support/e2e-pending.ts'
import { E2E_PHONE } from '../support/e2e-phone.ts'
import { e2eSettled } from '../support/e2e-settled.ts'
import { signInPage } from './pages/sign-in-page.ts'

const MOST_SHIFT = 0.05

/** Adds up what moves by itself, from the first byte of a document on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = Object.assign({ value: 0, hadRecentInput: false }, entry.toJSON())
        if (!hadRecentInput) seen.shifted += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted')))

/** The page itself is there with its letters, its scripts have run, and what they changed is painted. */
const settled = async (page: Page) => {
  await e2eSettled(page)
  await page.waitForFunction(
    () =>
      !document
        .querySelector('main')
        ?.dispatchEvent(new Event('touchcancel', { cancelable: true, bubbles: true })),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  })
}

test('nothing moves under the thumb of an agent with a phone of 360 px, on the page of a correction above all', async ({
  browser,
  request,
}) => {
  const { id } = await e2ePending({ request, browser }, '932')
  const balance = await (await e2eApi(request)).balance(e2eCustomer())
  const context = await browser.newContext({
    ...E2E_PHONE,
    viewport: { width: 360, height: 780 },
    locale: 'pt-BR',
  })
  const page = await context.newPage()
  await watchShifts(page)
  await signInPage(page).enter()
  const shifts: Record<string, number> = {}
  for (const path of [
    '/home',
    '/fgts',
    '/clt',
    '/proposals',
    '/customers',
    `/fgts/simulation/${balance.id}`,
    `/proposals/${id}`,
    `/proposals/${id}/fix`,
  ]) {
    await page.goto(path)
    await settled(page)
    shifts[path] = await shifted(page)
  }
  for (const [path, shift] of Object.entries(shifts)) expect(shift, path).toBeLessThanOrEqual(MOST_SHIFT)
  await context.close()
})
