import type { ActionResult } from './action.ts'
import { incompletePerson } from './page-session.ts'

type Opening = (input: { token: string }) => Promise<ActionResult<object>>

/** Openings by signed-in staff do not count. */
export const recordOpening =
  (opening: Opening) =>
  async (token: string): Promise<void> => {
    if ((await incompletePerson()) === null) await opening({ token })
  }
