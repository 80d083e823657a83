import { type Browser, expect, type Page, test } from '@playwright/test'
import { e2eWholeCpfsIn } from '#tests/support/e2e/customer.ts'
import { e2eFaults } from '#tests/support/e2e/faults.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eKeyboardFaults } from '#tests/support/e2e/keyboard-faults.ts'
import { e2eShiftFaults, e2eWatchShifts } from '#tests/support/e2e/layout-shift.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { SCREEN_AREAS, SCREEN_NAMES, screensOf } from './pages/all-screens.ts'
import type { Screen } from './pages/screen.ts'
import { signInPage } from './pages/sign-in-page.ts'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }

type Appearance = {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  inspect: (page: Page, screen: Screen) => Promise<string[]>
}

const faultsOf = async (
  browser: Browser,
  screens: readonly Screen[],
  { viewport, colorScheme, inspect }: Appearance,
): Promise<string[]> => {
  const context = await browser.newContext({ viewport, colorScheme, locale: 'pt-BR' })
  const page = await context.newPage()
  const complaints = await e2eFaults(page)
  await e2eWatchShifts(page)
  const faults: string[] = []
  let current: 'agent' | 'manager' | null = null
  for (const screen of screens) {
    const needed = screen.signedIn ? (screen.as ?? 'agent') : null
    if (needed && needed !== current) await signInPage(page).become(needed)
    current = needed ?? current
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await page.goto(screen.path)
    await screen.ready(page, 'pt-BR')
    await e2eLoaded(page)
    const shown = screen.signedIn ? e2eWholeCpfsIn(await page.content()) : []
    for (const cpf of shown) faults.push(`${screen.name}: sends the whole CPF ${cpf}`)
    for (const fault of [...(await inspect(page, screen)), ...complaints.splice(0)])
      faults.push(`${screen.name}: ${fault}`)
  }
  await context.close()
  return faults
}

// This page takes half a minute to check, so only the phone test below includes it.
const LONGEST = 'docs-reasons'

for (const area of SCREEN_AREAS) {
  test(`opens every page of ${area} without errors, whole CPFs, accessibility violations or sideways scrolling`, {
    tag: '@core',
  }, async ({ browser, request }) => {
    const inspect = async (page: Page, { name }: Screen) => {
      const light = await e2eInspect(page, `${name}-1440-light`)
      await page.emulateMedia({ colorScheme: 'dark' })
      const dark = await e2eInspect(page, `${name}-1440-dark`, 'colours')
      await page.setViewportSize(NARROW)
      return [...light, ...dark, ...(await e2eInspect(page, `${name}-narrowed`, 'width'))]
    }
    const all = await screensOf(area, { request, browser })
    const screens = all.filter(({ name }) => name !== LONGEST)
    expect(await faultsOf(browser, screens, { viewport: WIDE, colorScheme: 'light', inspect })).toEqual([])
  })

  for (const name of SCREEN_NAMES[area]) {
    test(`${name} is accessible on a phone in both themes, has no layout shift, and is usable by keyboard in both widths`, async ({
      browser,
      request,
    }) => {
      const inspect = async (page: Page, screen: Screen) => {
        const shifts = await e2eShiftFaults(page, name)
        const dark = await e2eInspect(page, `${name}-360-dark`, 'colours')
        await page.emulateMedia({ colorScheme: 'light' })
        const light = await e2eInspect(page, `${name}-360-light`)
        const narrow = await e2eKeyboardFaults(page, screen)
        await page.setViewportSize(WIDE)
        return [...shifts, ...dark, ...light, ...narrow, ...(await e2eKeyboardFaults(page, screen))]
      }
      const screens = (await screensOf(area, { request, browser })).filter((screen) => screen.name === name)
      expect(await faultsOf(browser, screens, { viewport: NARROW, colorScheme: 'dark', inspect })).toEqual([])
    })
  }
}
