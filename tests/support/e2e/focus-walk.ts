import { expect, type Page } from '@playwright/test'
import { e2eFocusStop } from './focus-stop.ts'

const MOST_STOPS = 120

/**
 * Checks that the focus is visible and uncovered on every focusable element (WCAG 2.4.7, 2.4.11).
 * Returns the number of these elements.
 */
export const e2eFocusWalk = async (page: Page, from: 'top' | 'main' = 'top'): Promise<number> => {
  await page.evaluate((isMain) => {
    // Tab continues after the last focused element, even after a blur, unless the page itself gets the focus.
    document.body.tabIndex = -1
    document.body.focus()
    if (isMain) document.querySelector('main')?.focus()
    document.body.removeAttribute('tabindex')
    getSelection()?.removeAllRanges()
    window.scrollTo(0, 0)
  }, from === 'main')
  const visited = new Set<string>()
  const faults: string[] = []
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(e2eFocusStop)
    if (!stop || visited.has(stop.key)) break
    visited.add(stop.key)
    if (!stop.visible) faults.push(`${stop.name}: the focus cannot be seen`)
    if (stop.covered) faults.push(`${stop.name}: it is covered while it has the focus`)
  }
  expect(faults).toEqual([])
  return visited.size
}
