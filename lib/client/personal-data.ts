import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  giveRevealReasonCommand,
  revealPersonalDataCommand,
} from '#lib/contracts/personal-data/reveal.ts'
import type { ClientAction } from './answer.ts'

export type RevealRequest = WireInputOf<typeof revealPersonalDataCommand>

export type RevealSubject = Pick<RevealRequest, 'subjectType' | 'subjectId'>

export type RevealField = RevealRequest['fields'][number]

export type RevealedData = WireOutputOf<typeof revealPersonalDataCommand>

export type ReasonInput = NonNullable<RevealRequest['why']>

/** Action that is itself the reason for a reveal, such as sending a message. */
export type RevealAct = NonNullable<RevealRequest['act']>

export type GiveReason = ClientAction<
  WireInputOf<typeof giveRevealReasonCommand>,
  WireOutputOf<typeof giveRevealReasonCommand>
>

export type RevealAction = ClientAction<RevealRequest, RevealedData>
