import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BackOfficeNotFound } from '#components/shell/back-office-not-found.tsx'

const TEXTS = texts({
  title: ['Não encontramos esta proposta', 'We did not find this proposal'],
  list: ['Ver as propostas', 'See the proposals'],
  why: [
    'Ela não existe ou não é da sua organização. Procure pelo CPF, pelo nome ou pelo número do contrato.',
    'It does not exist or is not of your organization. Search by CPF, name or contract number.',
  ],
})

export default function ProposalNotFound() {
  const t = useTexts(TEXTS)
  return <BackOfficeNotFound title={t.title} text={t.why} way={{ href: '/proposals', label: t.list }} />
}
