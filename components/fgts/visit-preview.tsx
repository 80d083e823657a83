'use client'
import { FiguresExpiry } from '#components/contract-form/figures-expiry.tsx'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useReasons } from '#components/reasons/use-reasons.ts'
import { BalanceBadge } from '#components/statuses/balance-badge.tsx'
import { RowPreview } from '#components/tables/row-preview.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Money } from '#components/ui/money.tsx'
import type { FgtsBalanceItem } from '#lib/client/fgts.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import { balanceStanding } from '#lib/domain/fgts/balance-standing.ts'
import { FgtsHindrances } from './fgts-hindrances.tsx'
import { type FgtsInstitution, institutionName } from './fgts-institution.ts'
import { FgtsWhen } from './fgts-when.tsx'
import type { Visit } from './visit.ts'
import { type RetryOptions, retryActs } from './visit-row-acts.ts'

const TEXTS = texts({
  label: ['Resumo dos saldos', 'Summary of the balances'],
  open: ['Abrir os saldos', 'Open the balances'],
  none: ['Sem resultado', 'No result'],
  simulateAt: (name: string) => [`Simular na ${name}`, `Simulate at ${name}`],
})

type VisitPreviewProps = {
  visit: Visit
  institutions: readonly FgtsInstitution[]
  href: string
  serverNow: string
  retry: RetryOptions
  onClose: () => void
}

export const VisitPreview = ({ visit, institutions, href, serverNow, retry, onClose }: VisitPreviewProps) => {
  const t = useTexts(TEXTS)
  const { customerKey, documentNumber, results } = visit
  return (
    <RowPreview
      rowId={customerKey}
      label={t.label}
      title={<span className="tabular-nums">{maskCpf(documentNumber as Cpf)}</span>}
      meta={<FgtsWhen at={results[0]?.updatedAt ?? serverNow} serverNow={serverNow} />}
      page={{ href, label: t.open }}
      acts={retryActs(visit, retry)}
      onClose={onClose}
    >
      {results.map((result) => (
        <ResultCard
          key={result.id}
          name={institutionName(institutions, result.provider)}
          {...{ result, serverNow }}
        />
      ))}
    </RowPreview>
  )
}

type ResultCardProps = { name: string; result: FgtsBalanceItem; serverNow: string }

const ResultCard = ({ name, result, serverNow }: ResultCardProps) => {
  const t = useTexts(TEXTS)
  const { id, amount, code, eligibility, statusInfo, expiresAt } = result
  const reason = useReasons([code])(code)
  const standing = balanceStanding(eligibility)
  if (amount === null)
    return (
      <Card title={name} actions={<Badge>{reason?.title ?? t.none}</Badge>}>
        <p className="text-sm">{statusInfo}</p>
      </Card>
    )
  return (
    <Card title={name} actions={<BalanceBadge standing={standing} />}>
      <Money cents={centsOfReais(amount)} size="large" />
      {standing === 'open' ? (
        <LinkButton href={`/fgts/simulation/${id}`} className="mt-3 w-full">
          {t.simulateAt(name)}
        </LinkButton>
      ) : (
        <FgtsHindrances reasons={eligibility?.reasons ?? []} />
      )}
      {expiresAt ? (
        <FiguresExpiry of="balance" {...{ expiresAt, serverNow }} className="mt-2 text-xs" />
      ) : null}
    </Card>
  )
}
