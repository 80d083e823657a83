import type { Page } from '@playwright/test'
import type { Screen } from '#tests/e2e/pages/screen.ts'
import { e2eFocusWalk } from './focus-walk.ts'

export const e2eKeyboardFaults = async (page: Page, { name, signedIn }: Screen): Promise<string[]> => {
  // The tab order of the back-office menu is checked only once, on the home page.
  const from = signedIn && !name.startsWith('home') ? 'main' : 'top'
  const links = await (from === 'main' ? page.getByRole('main') : page).getByRole('link').count()
  try {
    const stops = await e2eFocusWalk(page, from)
    return stops < links ? [`the keyboard reaches ${stops} places on a page with ${links} links`] : []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
