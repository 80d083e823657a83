import { CustomerCpf } from '#components/personal-data/customer-cpf'
import { CustomerLink } from '#components/personal-data/customer-link'
import { ConsultStatusBadge } from '#components/statuses/consult-status-badge'
import type { Consult } from '#lib/client/clt'
import type { Proposal } from '#lib/client/proposals'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'

const TEXTS = texts({
  back: ['Crédito CLT', 'CLT credit'],
  created: ['criada', 'created'],
})

type ConsultHeaderProps = {
  consult: Consult
  operation: Proposal | null
  institutionName: string
  now: string
}

/** Whose consult, and its state. */
export const ConsultHeader = ({ consult, operation, institutionName, now }: ConsultHeaderProps) => {
  const t = useTexts(TEXTS)
  return (
    <PageHeader
      back={{ href: '/clt', label: t.back }}
      title={consult.name}
      meta={
        <>
          <ConsultStatusBadge status={consult.status} operation={operation} />
          <CustomerCpf subjectType="clt_consult" subjectId={consult.id} masked={consult.documentNumber} />
          <span>{institutionName}</span>
          <span>
            {t.created} <RelativeTime at={consult.createdAt} now={now} />
          </span>
          <CustomerLink subjectType="clt_consult" subjectId={consult.id} />
        </>
      }
    />
  )
}
