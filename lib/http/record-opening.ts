import type { ActionResult } from './action.ts'
import { currentPerson } from './page-session.ts'

type Opening = (input: { token: string }) => Promise<ActionResult<object>>

/** Makes the action by which a customer's page tells that it was opened; staff who look at it do not count. */
export const recordOpening =
  (opening: Opening) =>
  async (token: string): Promise<void> => {
    if ((await currentPerson()) === null) await opening({ token })
  }
