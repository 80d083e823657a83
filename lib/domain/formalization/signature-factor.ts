import type { CodeChannel } from './signature-code.ts'

/** Evidence that the signer is the customer; instants are ISO 8601 text. */
export type SignatureFactor =
  | { kind: 'cpf_and_birth_date'; at: string }
  | {
      kind: 'one_time_code'
      channel: CodeChannel
      /** Masked phone number or e-mail address. */
      destination: string
      sentAt: string
      at: string
      messageId: string | null
    }
  | {
      kind: 'proof_of_life'
      provider: string
      evidence: string
      at: string
    }
  | { kind: 'by_institution'; factor: 'one_time_code' | 'proof_of_life' }
