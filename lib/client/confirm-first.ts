import { registeredConfirmation } from './confirmation.ts'
import { runAction } from './run-action.ts'

/**
 * Asks for the second factor if its last verification is too old. Call it before something that is not a
 * server action, such as a download. Resolves to true if the person may continue.
 */
export const confirmFirst = async (): Promise<boolean> => {
  const require = registeredConfirmation()?.require
  return require === undefined || (await runAction(require, {})).ok
}
