import type {
  confirmOwnIdentityCommand,
  requireConfirmationCommand,
  startOwnConfirmationCommand,
} from '#lib/contracts/access/passkey.ts'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { ClientAction } from './answer.ts'

type Of<C> = ClientAction<WireInputOf<C>, WireOutputOf<C>>
type WithoutInput<C> = ClientAction<Record<never, never>, WireOutputOf<C>>

export type ConfirmationActions = {
  start: WithoutInput<typeof startOwnConfirmationCommand>
  confirm: Of<typeof confirmOwnIdentityCommand>
}
export type RequireConfirmation = WithoutInput<typeof requireConfirmationCommand>
export type ConfirmationChoice = WireOutputOf<typeof startOwnConfirmationCommand>

type Confirmation = {
  /** `code` is the error to resolve: `second_factor_stale` or `sign_in_stale`. */
  ask: (code: string) => Promise<boolean>
  require?: RequireConfirmation
}

let confirmation: Confirmation | null = null

export const registerConfirmation = (next: Confirmation): (() => void) => {
  confirmation = next
  return () => {
    confirmation = null
  }
}

export const registeredConfirmation = (): Confirmation | null => confirmation
