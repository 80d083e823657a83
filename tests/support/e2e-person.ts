import type { Locator } from '@playwright/test'

// A quick typist: about 85 words a minute.
const KEY_MS = 70

/**
 * Somebody at a screen who clicks, taps and types key by key. Each field filled, each press and each choice
 * counts as one interaction.
 */
export const e2ePerson = () => {
  let interactions = 0
  const counted = async (act: () => Promise<unknown>) => {
    interactions += 1
    await act()
  }
  return {
    count: () => interactions,
    click: (target: Locator) => counted(() => target.click()),
    tap: (target: Locator) => counted(() => target.tap()),
    /** Puts the cursor into the field and types; masks add what they add. */
    type: (field: Locator, text: string) =>
      counted(async () => {
        await field.click()
        await field.pressSequentially(text, { delay: KEY_MS })
      }),
    /** The last field of a form: Enter sends it and belongs to the typing, as the hands are there. */
    send: (field: Locator, text: string) =>
      counted(async () => {
        await field.click()
        await field.pressSequentially(text, { delay: KEY_MS })
        await field.press('Enter')
      }),
    /** Chooses from a list by its first letters, as the keyboard does it. */
    choose: (list: Locator, letters: string) =>
      counted(async () => {
        await list.focus()
        await list.pressSequentially(letters, { delay: KEY_MS })
      }),
  }
}

export type E2ePerson = ReturnType<typeof e2ePerson>
