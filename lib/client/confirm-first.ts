import { registeredConfirmation } from './confirmation.ts'
import { runAction } from './run-action.ts'

/**
 * Asks for the second factor if it was verified too long ago, before what no action does, such as a download.
 * Resolves to whether the person may go on.
 */
export const confirmFirst = async (): Promise<boolean> => {
  const require = registeredConfirmation()?.require
  return require === undefined || (await runAction(require, {})).ok
}
