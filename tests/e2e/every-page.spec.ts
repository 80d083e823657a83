import { type Browser, expect, type Page, test } from '@playwright/test'
import { e2eFaults } from '../support/e2e-faults.ts'
import { e2eFocusWalk } from '../support/e2e-focus-walk.ts'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { e2eSettled } from '../support/e2e-settled.ts'
import { allScreens } from './pages/all-screens.ts'
import type { Screen } from './pages/screen.ts'
import { signInPage } from './pages/sign-in-page.ts'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }

let screens: readonly Screen[] = []

test.beforeAll(async ({ playwright, baseURL, browser }) => {
  test.setTimeout(300_000)
  const request = await playwright.request.newContext({ baseURL })
  screens = await allScreens(request, browser)
  await request.dispose()
})

type Appearance = {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  inspect: (page: Page, screen: Screen) => Promise<string[]>
}

/**
 * What is wrong with each page, opened by whom it is for and looked at once it is there; complaints of the
 * browser included.
 */
const faultsOfAll = async (
  browser: Browser,
  { viewport, colorScheme, inspect }: Appearance,
): Promise<string[]> => {
  const context = await browser.newContext({ viewport, colorScheme, locale: 'pt-BR' })
  const page = await context.newPage()
  const faults = await e2eFaults(page)
  const found: string[] = []
  let who: 'agent' | 'manager' | null = null
  for (const screen of screens) {
    const needed = screen.signedIn ? (screen.as ?? 'agent') : null
    if (needed && needed !== who) await signInPage(page).become(needed)
    who = needed
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await page.goto(screen.path)
    await screen.ready(page, 'pt-BR')
    await e2eSettled(page)
    for (const fault of [...(await inspect(page, screen)), ...faults.splice(0)])
      found.push(`${screen.name}: ${fault}`)
  }
  await context.close()
  return found
}

/** Every link of a page is reached by the keyboard, and every stop shows itself. */
const keyboardFaults = async (page: Page, { name, signedIn }: Screen): Promise<string[]> => {
  if (name === 'docs') return []
  // The menu of the back office is walked once, at home.
  const from = signedIn && !name.startsWith('home') ? 'main' : 'top'
  const links = await (from === 'main' ? page.getByRole('main') : page).getByRole('link').count()
  try {
    const stops = await e2eFocusWalk(page, from)
    return stops < links ? [`the keyboard reaches ${stops} places on a page with ${links} links`] : []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

test('every page opens without a complaint, is accessible, and scrolls sideways neither on a desktop nor on a phone', {
  tag: '@core',
}, async ({ browser }) => {
  test.setTimeout(900_000)
  const inspect = async (page: Page, { name }: Screen) => {
    const wide = await e2eInspect(page, `${name}-1440-light`)
    await page.setViewportSize(NARROW)
    return [...wide, ...(await e2eInspect(page, `${name}-narrowed`, 'width'))]
  }
  expect(await faultsOfAll(browser, { viewport: WIDE, colorScheme: 'light', inspect })).toEqual([])
})

test('every page is sound on a desktop in the dark as well, and usable by keyboard', async ({ browser }) => {
  test.setTimeout(900_000)
  const inspect = async (page: Page, screen: Screen) => {
    // A page is built alike in both themes.
    const dark = await e2eInspect(page, `${screen.name}-1440-dark`, 'colours')
    await page.emulateMedia({ colorScheme: 'light' })
    return [...dark, ...(await keyboardFaults(page, screen))]
  }
  expect(await faultsOfAll(browser, { viewport: WIDE, colorScheme: 'dark', inspect })).toEqual([])
})

test('every page is sound on a phone, light and dark: no complaint, no sideways scrolling, accessible, usable by keyboard', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const inspect = async (page: Page, screen: Screen) => {
    const dark = await e2eInspect(page, `${screen.name}-360-dark`, 'colours')
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await e2eInspect(page, `${screen.name}-360-light`)
    return [...dark, ...light, ...(await keyboardFaults(page, screen))]
  }
  expect(await faultsOfAll(browser, { viewport: NARROW, colorScheme: 'dark', inspect })).toEqual([])
})
