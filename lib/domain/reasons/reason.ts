import type { Text } from '../language.ts'

/** What sort of thing a reason is; the HTTP status follows from it (lib/http/problem). */
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
  /** Given beside a move of a proposal, never an error. */
  | 'notice'

/** Who must do something about it. */
export type WhoActs = 'customer' | 'agent' | 'integrator' | 'institution' | 'us'

/** One entry of the catalogue served at `GET /reasons`. */
export type Reason = {
  readonly kind: ReasonKind
  readonly retryable: boolean
  readonly whoActs: WhoActs
  readonly title: Text
  readonly text: Text
  readonly nextAction: Text
  /** What a person reads instead, where `title` and `text` are words that programs look for. */
  readonly onScreen?: { readonly title: Text; readonly text: Text }
}

export type Reasons = Readonly<Record<string, Reason>>
