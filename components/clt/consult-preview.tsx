'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { maskedCpf } from '#components/personal-data/masked-cpf.ts'
import { ConsultStatusBadge } from '#components/statuses/consult-status-badge.tsx'
import { RowPreview } from '#components/tables/row-preview.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Money } from '#components/ui/money.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Consult, type ConsultItem, useConsultPreview } from '#lib/client/clt.ts'
import { centsFromDecimalText } from '#lib/domain/money.ts'
import type { CltInstitution } from './clt-institution.ts'
import { consultEndOf } from './consult-end.ts'
import { ConsultEnded } from './consult-ended.tsx'
import { ConsultHistory } from './consult-history.tsx'
import { ConsultLinkCard } from './consult-link-card.tsx'
import { operationActs } from './consult-row-acts.ts'

const TEXTS = texts({
  label: ['Resumo da consulta', 'Query summary'],
  open: ['Abrir consulta', 'Open query'],
  simulate: ['Simular', 'Simulate'],
  institution: ['Instituição', 'Institution'],
  margin: ['Margem por mês', 'Margin a month'],
  employer: ['Empregador', 'Employer'],
  ends: ['Vence', 'Expires'],
  created: ['Criada', 'Created'],
})

type ConsultPreviewProps = {
  row: ConsultItem
  institutions: readonly CltInstitution[]
  institutionName: string
  now: string
  onClose: () => void
}

export const ConsultPreview = ({ row, institutions, institutionName, now, onClose }: ConsultPreviewProps) => {
  const t = useTexts(TEXTS)
  const query = useConsultPreview(row.id)
  const { data: consult } = query
  const { availableMarginValue: margin, operation } = row
  const ends = consultEndOf(row)
  const isFree = row.status === 'SUCCESS' && operation === null
  return (
    <RowPreview
      rowId={row.id}
      label={t.label}
      title={row.name}
      meta={
        <>
          {maskedCpf(row.documentNumber)} <ConsultStatusBadge status={row.status} operation={operation} />
        </>
      }
      page={{ href: `/clt/consult/${row.id}`, label: isFree ? t.simulate : t.open }}
      acts={operationActs(row, useLanguage())}
      onClose={onClose}
    >
      <KeyValueList
        items={[
          { label: t.institution, value: institutionName },
          ...(margin === null
            ? []
            : [{ label: t.margin, value: <Money cents={centsFromDecimalText(margin)} />, strong: true }]),
          ...(consult?.employerName ? [{ label: t.employer, value: consult.employerName }] : []),
          ...(ends === null ? [] : [{ label: t.ends, value: <RelativeTime at={ends} now={now} /> }]),
          { label: t.created, value: <RelativeTime at={row.createdAt} now={now} /> },
        ]}
      />
      <ReadProblem query={query} />
      {consult ? (
        <>
          <WayOn {...{ consult, institutions, institutionName }} />
          <ConsultHistory consult={consult} />
        </>
      ) : null}
      {query.isPending ? <Skeleton variant="row" lines={3} /> : null}
    </RowPreview>
  )
}

type WayOnProps = { consult: Consult } & Pick<ConsultPreviewProps, 'institutions' | 'institutionName'>

const WayOn = ({ consult, institutions, institutionName }: WayOnProps) => {
  if (consult.status === 'WAITING_CONSENT') return <ConsultLinkCard {...{ consult, institutionName }} />
  if (consult.status === 'REJECTED' || consult.status === 'FAILED')
    return <ConsultEnded {...{ consult, institutions }} />
  return null
}
