import { registeredConfirmation } from './confirmation.ts'
import { runAction } from './run-action.ts'

/** Must precede a step that is no server action, such as a download. Returns whether to continue. */
export const confirmFirst = async (): Promise<boolean> => {
  const require = registeredConfirmation()?.require
  return require === undefined || (await runAction(require, {})).ok
}
