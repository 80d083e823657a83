import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import type { decideErasureCommand, requestErasureCommand } from '#lib/contracts/personal-data/subject-rights'
import type { ClientAction } from './answer.ts'

/** Asks for a customer's data to go. */
export type RequestErasure = ClientAction<
  WireInputOf<typeof requestErasureCommand>,
  WireOutputOf<typeof requestErasureCommand>
>

/** Decides on an erasure. */
export type DecideErasure = ClientAction<
  WireInputOf<typeof decideErasureCommand>,
  WireOutputOf<typeof decideErasureCommand>
>
