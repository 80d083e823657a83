import type { ActionResult } from './action.ts'
import { incompletePerson } from './page-session.ts'

type Opening = (input: { token: string }) => Promise<ActionResult<object>>

/** Returns a function that records the opening of a customer's link, unless staff are signed in. */
export const recordOpening =
  (opening: Opening) =>
  async (token: string): Promise<void> => {
    // Staff whose IP address is refused still count as staff.
    const person = await incompletePerson().catch(() => 'refused')
    if (person === null) await opening({ token })
  }
