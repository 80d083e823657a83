import type { RevealSubject } from '#lib/client/personal-data.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import { RevealedValue } from './revealed-value.tsx'

type RevealedCpfProps = {
  subject: RevealSubject
  /** The server's masked CPF, in any of its formats. */
  masked: string
}

export const RevealedCpf = ({ subject, masked }: RevealedCpfProps) => (
  <RevealedValue
    subject={subject}
    field="documentNumber"
    masked={maskCpf(masked.replace(/[.-]/g, '') as Cpf)}
  />
)
