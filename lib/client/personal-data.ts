import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import type { revealPersonalDataCommand } from '#lib/contracts/personal-data/reveal'
import type { ClientAction } from './answer.ts'

/** Whose data, and which fields. */
export type RevealRequest = WireInputOf<typeof revealPersonalDataCommand>

/** The row a customer is known by. */
export type RevealSubject = Pick<RevealRequest, 'subjectType' | 'subjectId'>

export type RevealField = RevealRequest['fields'][number]

/** The fields asked for, in full. */
export type Revealed = WireOutputOf<typeof revealPersonalDataCommand>

/** Asks for fields of a customer in full; the server writes it down. */
export type RevealAction = ClientAction<RevealRequest, Revealed>
