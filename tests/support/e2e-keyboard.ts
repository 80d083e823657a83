import { expect, type Locator, type Page } from '@playwright/test'
import { e2eFocusStop } from './e2e-focus-stop.ts'

// From one thing to the next on the same page nobody presses Tab more often than this.
const MOST_STOPS = 20

/**
 * Somebody with a keyboard and no mouse. Every place the focus comes by must be seen and lie under nothing
 * else, and the next thing to do must be near: `most` Tabs away at the outside.
 */
export const e2eKeyboard = (page: Page) => {
  const { keyboard } = page
  const faults: string[] = []
  let longest = { stops: 0, name: '' }

  const step = async (key: 'Tab' | 'Shift+Tab') => {
    await keyboard.press(key)
    const stop = await page.evaluate(e2eFocusStop)
    if (stop && !stop.shown) faults.push(`${stop.name}: the focus cannot be seen`)
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
    longest: () => longest,
    tabTo,
    /** Goes there and presses: Enter for links and buttons, Space for what is ticked. */
    press: async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
      await tabTo(target)
      await keyboard.press(key)
    },
    /** Goes there and types; a list of choices goes to the one that begins so. */
    type: async (field: Locator, text: string) => {
      await tabTo(field)
      await keyboard.type(text)
    },
    key: (name: string) => keyboard.press(name),
    write: (text: string) => keyboard.type(text),
  }
}

export type E2eKeyboard = ReturnType<typeof e2eKeyboard>
