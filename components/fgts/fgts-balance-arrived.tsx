import { ArrowRight, RotateCw } from 'lucide-react'
import { FiguresExpiry } from '#components/contract-form/figures-expiry.tsx'
import { centsOfReais, formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BalanceBadge } from '#components/statuses/balance-badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Money } from '#components/ui/money.tsx'
import type { FgtsBalanceQuery, FgtsOffer } from '#lib/client/fgts.ts'
import { balanceStanding } from '#lib/domain/fgts/balance-standing.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'
import { FgtsBalanceFrame } from './fgts-balance-frame.tsx'
import { FgtsCardOffer } from './fgts-card-offer.tsx'
import { FgtsFreeYears } from './fgts-free-years.tsx'
import { FgtsHindrances } from './fgts-hindrances.tsx'
import { FgtsWhen } from './fgts-when.tsx'

const TEXTS = texts({
  count: (count: number) =>
    count === 1
      ? ['1 saque anual livre', '1 free annual withdrawal']
      : [`${count} saques anuais livres`, `${count} free annual withdrawals`],
  free: (amount: string) => [`Saldo livre ${amount}`, `Free balance ${amount}`],
  simulateAt: (name: string) => [`Simular na ${name}`, `Simulate at ${name}`],
  simulate: ['Simular', 'Simulate'],
  queryAgainAt: (name: string) => [`Consultar a ${name} de novo`, `Query ${name} again`],
  queryAgain: ['Consultar de novo', 'Query again'],
  received: ['Recebido', 'Received'],
})

type FgtsBalanceArrivedProps = {
  name: string
  query: FgtsBalanceQuery
  signal: InstitutionSignal | null
  offer: FgtsOffer | undefined
  best: boolean
  primary: boolean
  several: boolean
  serverNow: string
  retrying: boolean
  onRetry: () => void
}

export const FgtsBalanceArrived = ({ name, query, signal, serverNow, ...props }: FgtsBalanceArrivedProps) => {
  const { offer, best, several, ...retry } = props
  const t = useTexts(TEXTS)
  const { periods, eligibility } = query
  const standing = balanceStanding(eligibility)
  const eligible = standing === 'open'
  const expired = standing === 'expired'
  return (
    <FgtsBalanceFrame
      name={name}
      signal={signal}
      status={<BalanceBadge standing={standing} />}
      footer={<BalanceFooter {...{ name, query, serverNow, eligible, expired }} {...retry} />}
    >
      {eligible ? (
        <FgtsCardOffer {...{ offer, best }} />
      ) : (
        <Money cents={centsOfReais(query.amount ?? 0)} size="large" className="text-3xl leading-9" />
      )}
      <p className="mt-0.5 text-ink-muted text-sm">
        {eligible ? `${t.free(formatReais(query.amount ?? 0))} · ` : null}
        {t.count(periods.length)}
      </p>
      {eligible ? (
        <FgtsFreeYears {...{ name, periods, several }} />
      ) : (
        <FgtsHindrances reasons={eligibility?.reasons ?? []} />
      )}
    </FgtsBalanceFrame>
  )
}

type BalanceFooterProps = Omit<FgtsBalanceArrivedProps, 'offer' | 'best' | 'several' | 'signal'> & {
  eligible: boolean
  expired: boolean
}

const BalanceFooter = ({ name, query, serverNow, eligible, expired, ...retry }: BalanceFooterProps) => {
  const t = useTexts(TEXTS)
  return (
    <>
      {eligible ? (
        <LinkButton
          href={`/fgts/simulation/${query.id}`}
          variant={retry.primary ? 'primary' : 'secondary'}
          iconEnd={<ArrowRight />}
          aria-label={t.simulateAt(name)}
        >
          {t.simulate}
        </LinkButton>
      ) : null}
      {expired ? (
        <Button
          size="small"
          icon={<RotateCw />}
          pending={retry.retrying}
          onClick={retry.onRetry}
          aria-label={t.queryAgainAt(name)}
        >
          {t.queryAgain}
        </Button>
      ) : null}
      <span className="ml-auto text-right text-ink-muted text-xs leading-5">
        {t.received} <FgtsWhen at={query.updatedAt} serverNow={serverNow} />
        {query.expiresAt && !expired ? (
          <FiguresExpiry
            of="balance"
            expiresAt={query.expiresAt}
            serverNow={serverNow}
            className="justify-end text-xs"
          />
        ) : null}
      </span>
    </>
  )
}
