'use client'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Money } from '#components/ui/money.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { FgtsOffer } from '#lib/client/fgts.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'

const TEXTS = texts({
  receives: ['O cliente recebe até', 'The customer receives up to'],
  best: ['Melhor para o cliente', 'Best for the customer'],
  cet: (monthly: string, table: string) => [
    `CET ${monthly} a.m. · tabela ${table}`,
    `CET ${monthly} a month · table ${table}`,
  ],
  computing: ['Calculando…', 'Calculating…'],
})

type FgtsCardOfferProps = {
  offer: FgtsOffer | undefined
  best: boolean
}

/** Has the same height in every state, so that the page does not shift. */
export const FgtsCardOffer = ({ offer, best }: FgtsCardOfferProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className="min-h-21">
      <p className="flex min-h-6 items-center justify-between gap-3 text-ink-muted text-sm">
        {t.receives}
        {best ? <Badge tone="positive">{t.best}</Badge> : null}
      </p>
      {offer ? (
        <>
          <Money cents={centsOfReais(offer.availableBalance)} size="large" className="text-3xl leading-9" />
          <p className="mt-0.5 text-ink-muted text-sm tabular-nums">
            {t.cet(formatPercent(offer.cet.toFixed(8)), offer.visible_name)}
          </p>
        </>
      ) : (
        <>
          <span className="sr-only">{t.computing}</span>
          <Skeleton variant="block" className="h-9 w-40" />
          <Skeleton lines={1} className="mt-2" />
        </>
      )}
    </div>
  )
}
