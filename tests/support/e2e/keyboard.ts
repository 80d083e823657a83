import { expect, type Locator, type Page } from '@playwright/test'
import { e2eFocusStop } from './focus-stop.ts'

const MOST_STOPS = 20

/**
 * Moves the focus by Tab. A focused element that is invisible or covered is recorded as a fault; a
 * target more than `most` presses away fails the test.
 */
export const e2eKeyboard = (page: Page) => {
  const { keyboard } = page
  const faults: string[] = []
  let tabs = 0
  let longest = { stops: 0, name: '' }

  const step = async (key: 'Tab' | 'Shift+Tab') => {
    tabs += 1
    await keyboard.press(key)
    const stop = await page.evaluate(e2eFocusStop)
    if (stop && !stop.visible) faults.push(`${stop.name}: the focus cannot be seen`)
    if (stop?.covered) faults.push(`${stop.name}: it is covered while it has the focus`)
  }

  const has = (target: Locator) => target.evaluate((element) => element === document.activeElement)

  const tabTo = async (
    target: Locator,
    { key = 'Tab', most = MOST_STOPS }: { key?: 'Tab' | 'Shift+Tab'; most?: number } = {},
  ) => {
    await expect(target).toBeVisible()
    let stops = 0
    while (!(await has(target)) && stops < most) {
      await step(key)
      stops += 1
    }
    await expect(target, `reached within ${most} presses of ${key}`).toBeFocused({ timeout: 1000 })
    if (stops > longest.stops) longest = { stops, name: String(target) }
  }

  return {
    faults,
    tabs: () => tabs,
    longest: () => longest,
    tabTo,
    /** `key` is Enter for links and buttons, Space for checkboxes. */
    press: async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
      await tabTo(target)
      await keyboard.press(key)
    },
    type: async (field: Locator, text: string) => {
      await tabTo(field)
      await keyboard.type(text)
    },
    key: (name: string) => keyboard.press(name),
    write: (text: string) => keyboard.type(text),
  }
}

export type E2eKeyboard = ReturnType<typeof e2eKeyboard>
