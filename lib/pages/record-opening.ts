import type { ActionResult } from './action.ts'
import { incompletePerson } from './page-session.ts'

type Opening = (input: { token: string }) => Promise<ActionResult<object>>

/** Returns a function that records the opening of a customer's link, unless staff are signed in. */
export const recordOpening =
  (opening: Opening) =>
  async (token: string): Promise<void> => {
    if ((await incompletePerson()) === null) await opening({ token })
  }
