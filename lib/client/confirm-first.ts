import { registeredConfirmation } from './confirmation.ts'
import { runAction } from './run-action.ts'

/** Call it before a step that is no server action, such as a download. True if the person may continue. */
export const confirmFirst = async (): Promise<boolean> => {
  const require = registeredConfirmation()?.require
  return require === undefined || (await runAction(require, {})).ok
}
