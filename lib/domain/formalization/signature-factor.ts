import type { CodeChannel } from './signature-code.ts'

/** Evidence that the signer is the customer; instants are ISO 8601 text. */
export type SignatureFactor =
  | { kind: 'cpf_and_birth_date'; at: string }
  | {
      kind: 'one_time_code'
      channel: CodeChannel
      /** Masked. */
      destination: string
      sentAt: string
      at: string
      /** Provider's id of the message, if any. */
      messageId: string | null
    }
  | {
      kind: 'proof_of_life'
      provider: string
      /** Provider's reference to what it saw. */
      evidence: string
      at: string
    }
  /** Factor that the institution takes in a channel of its own. */
  | { kind: 'by_institution'; factor: 'one_time_code' | 'proof_of_life' }
