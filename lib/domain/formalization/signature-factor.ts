import type { CodeChannel } from './signature-code.ts'

/** What showed that the signer is the customer; instants are ISO 8601 text. */
export type SignatureFactor =
  | { kind: 'cpf_and_birth_date'; at: string }
  | {
      kind: 'one_time_code'
      channel: CodeChannel
      /** Where it went, masked. */
      destination: string
      sentAt: string
      /** When the right code was typed. */
      at: string
      /** The provider's own id of the message, when it gives one. */
      messageId: string | null
    }
  | {
      kind: 'proof_of_life'
      provider: string
      /** The provider's reference of what it saw. */
      evidence: string
      at: string
    }
  /** A factor the institution takes in a channel of its own. */
  | { kind: 'by_institution'; factor: 'one_time_code' | 'proof_of_life' }
