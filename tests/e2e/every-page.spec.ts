import { expect, test } from '@playwright/test'
import { e2eFaults } from '../support/e2e-faults.ts'
import { e2eFocusWalk } from '../support/e2e-focus-walk.ts'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { e2eSettled } from '../support/e2e-settled.ts'
import { allScreens } from './pages/all-screens.ts'
import type { Screen } from './pages/screen.ts'
import { signInPage } from './pages/sign-in-page.ts'

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const

let screens: readonly Screen[] = []

test.beforeAll(async ({ playwright, baseURL, browser }) => {
  const request = await playwright.request.newContext({ baseURL })
  screens = await allScreens(request, browser)
  await request.dispose()
})

for (const viewport of WIDTHS) {
  const { width } = viewport
  test(`every page is sound at ${width} pixels, light and dark: no complaint, no sideways scrolling, accessible, usable by keyboard`, async ({
    browser,
  }) => {
    test.setTimeout(900_000)
    const context = await browser.newContext({ viewport, locale: 'pt-BR' })
    const page = await context.newPage()
    const faults = await e2eFaults(page)
    const found: string[] = []
    let who: 'agent' | 'manager' | null = null
    for (const screen of screens) {
      const needed = screen.signedIn ? (screen.as ?? 'agent') : null
      if (needed && needed !== who) await signInPage(page).become(needed)
      who = needed
      const tell = (what: string) => found.push(`${screen.name}: ${what}`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(screen.path)
      await screen.ready(page, 'pt-BR')
      await e2eSettled(page)
      // A page is built alike in both themes.
      found.push(...(await e2eInspect(page, `${screen.name}-${width}-dark`, 'colours')))
      await page.emulateMedia({ colorScheme: 'light' })
      found.push(...(await e2eInspect(page, `${screen.name}-${width}-light`)))
      if (screen.name !== 'docs') {
        // The menu of staff is walked once, at home.
        const from = screen.signedIn && !screen.name.startsWith('home') ? 'main' : 'top'
        const links = await (from === 'main' ? page.getByRole('main') : page).getByRole('link').count()
        const stops = await e2eFocusWalk(page, from).catch((error: Error) => tell(error.message))
        if (stops < links) tell(`the keyboard reaches ${stops} places on a page with ${links} links`)
      }
      for (const fault of faults.splice(0)) tell(fault)
    }
    await context.close()
    expect(found).toEqual([])
  })
}
