import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BackOfficeNotFound } from '#components/shell/back-office-not-found.tsx'

const TEXTS = texts({
  title: ['Não encontramos esta consulta', 'We did not find this query'],
  all: ['Ver as consultas', 'See the queries'],
  meaning: [
    'Ela não existe ou não é da sua organização. Procure pelo CPF ou pelo nome do cliente.',
    'It does not exist or is not of your organization. Search by the customer’s CPF or name.',
  ],
})

export default function CltConsultNotFound() {
  const t = useTexts(TEXTS)
  return <BackOfficeNotFound title={t.title} text={t.meaning} way={{ href: '/clt', label: t.all }} />
}
