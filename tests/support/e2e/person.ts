import type { Locator } from '@playwright/test'

// Milliseconds per key: about 170 words of five keys a minute, faster than most people type.
const KEY_MS = 70

/** Acts as a person on the page and counts interactions. Each filled field, press or choice counts as one. */
export const e2ePerson = () => {
  let interactions = 0
  const countInteraction = async (act: () => Promise<unknown>) => {
    interactions += 1
    await act()
  }
  return {
    count: () => interactions,
    click: (target: Locator) => countInteraction(() => target.click()),
    tap: (target: Locator) => countInteraction(() => target.tap()),
    /** `text` has no separators, because input masks add them. */
    type: (field: Locator, text: string) =>
      countInteraction(async () => {
        await field.click()
        await field.pressSequentially(text, { delay: KEY_MS })
      }),
    /** Typing into the last field of a form and pressing Enter count as one interaction. */
    send: (field: Locator, text: string) =>
      countInteraction(async () => {
        await field.click()
        await field.pressSequentially(text, { delay: KEY_MS })
        await field.press('Enter')
      }),
    choose: (list: Locator, letters: string) =>
      countInteraction(async () => {
        await list.focus()
        await list.pressSequentially(letters, { delay: KEY_MS })
      }),
  }
}

export type E2ePerson = ReturnType<typeof e2ePerson>
