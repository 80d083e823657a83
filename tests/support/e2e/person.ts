import type { Locator } from '@playwright/test'

// Fast typing: about 85 words a minute.
const KEY_MS = 70

/** Each filled field, press and choice counts as one interaction. */
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
    /** Enter in the last field of a form is not counted as an interaction of its own. */
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
