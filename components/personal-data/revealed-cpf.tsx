import type { RevealSubject } from '#lib/client/personal-data'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf'
import { RevealedValue } from './revealed-value.tsx'

type RevealedCpfProps = {
  subject: RevealSubject
  /** The CPF as the server reported it, in any of its forms. */
  masked: string
}

/** A customer's CPF, masked until it is asked for. */
export const RevealedCpf = ({ subject, masked }: RevealedCpfProps) => (
  <RevealedValue
    subject={subject}
    field="documentNumber"
    masked={maskCpf(masked.replace(/[.-]/g, '') as Cpf)}
  />
)
