import type { Text } from '#lib/domain/language.ts'

/** Determines the HTTP status (lib/http/problem). */
export type ReasonKind =
  | 'unreadable'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'expired'
  | 'too_large'
  | 'unsupported_type'
  | 'rule'
  | 'limit'
  | 'unavailable'
  | 'bad_answer'
  | 'timeout'
  | 'fault'
  | 'refusal'
  /** Accompanies a status transition of a proposal, never an error. */
  | 'notice'

export type WhoActs = 'customer' | 'agent' | 'integrator' | 'institution' | 'us'

/** Entry of the catalogue served at `GET /reasons`. */
export type Reason = {
  readonly kind: ReasonKind
  readonly retryable: boolean
  readonly whoActs: WhoActs
  readonly title: Text
  readonly text: Text
  readonly nextAction: Text
  /** Shown to people instead of the `title` and `text` above, which API clients match on. */
  readonly onScreen?: { readonly title: Text; readonly text: Text }
}

export type Reasons = Readonly<Record<string, Reason>>
