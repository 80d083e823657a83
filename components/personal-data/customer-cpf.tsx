import type { RevealSubject } from '#lib/client/personal-data.ts'
import { RevealedCpf } from './revealed-cpf.tsx'

type CustomerCpfProps = RevealSubject & {
  masked: string
}

export const CustomerCpf = ({ masked, ...subject }: CustomerCpfProps) => (
  <span className="inline-flex items-center gap-1 whitespace-nowrap">
    CPF <RevealedCpf subject={subject} masked={masked} />
  </span>
)
