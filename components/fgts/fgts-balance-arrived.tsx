import { ArrowRight, RotateCw } from 'lucide-react'
import { Badge } from '#components/ui/badge'
import { Button } from '#components/ui/button'
import { LinkButton } from '#components/ui/link-button'
import { Money } from '#components/ui/money'
import type { FgtsBalanceQuery } from '#lib/client/fgts'
import { formatMonth } from './day-text.ts'
import { FgtsBalanceFrame } from './fgts-balance-frame.tsx'
import { FgtsHindrances } from './fgts-hindrances.tsx'
import { FgtsWhen } from './fgts-when.tsx'
import { centsOfReais, formatReais } from './reais.ts'

type FgtsBalanceArrivedProps = {
  name: string
  query: FgtsBalanceQuery
  serverNow: string
  retrying: boolean
  onRetry: () => void
}

const MOST_SHOWN = 4

const countText = (count: number) => (count === 1 ? '1 saque anual livre' : `${count} saques anuais livres`)

/** The balance an institution told: what could be assigned, when, and whether a simulation would be accepted now. */
export const FgtsBalanceArrived = ({ name, query, serverNow, ...retry }: FgtsBalanceArrivedProps) => {
  const { periods, eligibility } = query
  const eligible = eligibility?.eligible ?? false
  const expired = eligibility?.reasons.some(({ code }) => code === 'balance_expired') ?? false
  const hidden = periods.length - MOST_SHOWN
  return (
    <FgtsBalanceFrame
      name={name}
      status={
        eligible ? (
          <Badge tone="positive">Pode simular</Badge>
        ) : (
          <Badge tone="warning">{expired ? 'Vencido' : 'Não pode agora'}</Badge>
        )
      }
      footer={
        <>
          {eligible ? (
            <LinkButton
              href={`/fgts/simulation/${query.id}`}
              variant="primary"
              iconEnd={<ArrowRight />}
              aria-label={`Simular na ${name}`}
            >
              Simular
            </LinkButton>
          ) : null}
          {expired ? (
            <Button
              size="small"
              icon={<RotateCw />}
              pending={retry.retrying}
              onClick={retry.onRetry}
              aria-label={`Consultar a ${name} de novo`}
            >
              Consultar de novo
            </Button>
          ) : null}
          <span className="ml-auto text-ink-muted text-xs">
            Recebido <FgtsWhen at={query.updatedAt} serverNow={serverNow} />
          </span>
        </>
      }
    >
      <Money cents={centsOfReais(query.amount ?? 0)} size="large" className="text-3xl leading-9" />
      <p className="mt-0.5 text-ink-muted text-sm">{countText(periods.length)}</p>
      {eligible ? (
        <ul className="mt-3 divide-y divide-line text-sm tabular-nums">
          {periods.slice(0, MOST_SHOWN).map(({ dueDate, amount }) => (
            <li key={dueDate} className="flex justify-between gap-3 py-1">
              <span className="text-ink-muted">{formatMonth(dueDate)}</span>
              {formatReais(amount)}
            </li>
          ))}
          {hidden > 0 ? (
            <li className="py-1 text-ink-muted">
              {hidden === 1 ? 'e mais 1 ano' : `e mais ${hidden} anos`}, até{' '}
              {formatMonth(periods.at(-1)?.dueDate ?? '')}
            </li>
          ) : null}
        </ul>
      ) : (
        <FgtsHindrances reasons={eligibility?.reasons ?? []} />
      )}
    </FgtsBalanceFrame>
  )
}
