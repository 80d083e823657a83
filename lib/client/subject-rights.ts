import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  decideErasureCommand,
  requestErasureCommand,
} from '#lib/contracts/personal-data/subject-rights.ts'
import type { ClientAction } from './answer.ts'

export type RequestErasure = ClientAction<
  WireInputOf<typeof requestErasureCommand>,
  WireOutputOf<typeof requestErasureCommand>
>

export type DecideErasure = ClientAction<
  WireInputOf<typeof decideErasureCommand>,
  WireOutputOf<typeof decideErasureCommand>
>
