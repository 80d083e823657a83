import type { RevealSubject } from '#lib/client/personal-data.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import { RevealedValue } from './revealed-value.tsx'

type RevealedCpfProps = {
  subject: RevealSubject
  /** The CPF as masked by the server, with or without punctuation. */
  masked: string
}

export const RevealedCpf = ({ subject, masked }: RevealedCpfProps) => (
  <RevealedValue
    subject={subject}
    field="documentNumber"
    masked={maskCpf(masked.replace(/[.-]/g, '') as Cpf)}
  />
)
