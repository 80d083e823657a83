import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import type { giveRevealReasonCommand, revealPersonalDataCommand } from '#lib/contracts/personal-data/reveal'
import type { ClientAction } from './answer.ts'

/** Whose data, and which fields. */
export type RevealRequest = WireInputOf<typeof revealPersonalDataCommand>

/** The row a customer is known by. */
export type RevealSubject = Pick<RevealRequest, 'subjectType' | 'subjectId'>

export type RevealField = RevealRequest['fields'][number]

/** The fields asked for, in full. */
export type Revealed = WireOutputOf<typeof revealPersonalDataCommand>

/** Why a person looks at a customer's data. */
export type Why = NonNullable<RevealRequest['why']>

/** What an act says by itself of why it needs a customer's data. */
export type RevealAct = NonNullable<RevealRequest['act']>

/** Says why a customer's documents are about to be opened. */
export type GiveReason = ClientAction<
  WireInputOf<typeof giveRevealReasonCommand>,
  WireOutputOf<typeof giveRevealReasonCommand>
>

/** Asks for fields of a customer in full; the server writes it down. */
export type RevealAction = ClientAction<RevealRequest, Revealed>
