import dynamic from 'next/dynamic'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CustomerCpf } from '#components/personal-data/customer-cpf.tsx'
import { CustomerLink } from '#components/personal-data/customer-link.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { ConsultStatusBadge } from '#components/statuses/consult-status-badge.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Consult } from '#lib/client/clt.ts'
import type { Proposal } from '#lib/client/proposals.ts'

const ConsultOperationBadge = dynamic(() =>
  import('./consult-operation-badge.tsx').then((module) => module.ConsultOperationBadge),
)

const TEXTS = texts({
  back: ['Crédito CLT', 'CLT credit'],
  created: ['criada', 'created'],
})

type ConsultHeaderProps = {
  consult: Consult
  initialOperation: Proposal | null
  institutionName: string
  now: string
}

export const ConsultHeader = ({ consult, initialOperation, ...props }: ConsultHeaderProps) => {
  const t = useTexts(TEXTS)
  const { institutionName, now } = props
  return (
    <PageHeader
      back={{ href: '/clt', label: t.back }}
      title={consult.name}
      meta={
        <>
          {consult.operationId === null ? (
            <ConsultStatusBadge status={consult.status} />
          ) : (
            <ConsultOperationBadge {...{ consult, initialOperation }} />
          )}
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
