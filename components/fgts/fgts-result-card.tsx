'use client'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { cn } from '#components/ui/class-names.ts'
import { Money } from '#components/ui/money.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { FgtsFigures } from '#lib/client/fgts.ts'
import { FgtsFiguresList } from './fgts-figures-list.tsx'

const TEXTS = texts({
  receives: ['O cliente recebe', 'The customer receives'],
  next: ['Continuar', 'Continue'],
})

type FgtsResultCardProps = {
  tableName: string
  figures: FgtsFigures | null | undefined
  behind: string | null
  stale: boolean
  hindrance: string | null
  creating: boolean
  onCreate: () => void
  offer: ReactNode
  expiry: ReactNode
  problem: ReactNode
}

export const FgtsResultCard = ({ tableName, figures, stale, hindrance, ...props }: FgtsResultCardProps) => {
  const t = useTexts(TEXTS)
  return (
    <Card aria-busy={stale}>
      <p className="flex items-baseline justify-between gap-3 text-ink-muted text-sm">
        <span className="shrink-0">{t.receives}</span>
        <span className="truncate">{tableName}</span>
      </p>
      <div className={cn('transition-opacity', stale && 'opacity-60')}>
        {figures ? (
          <>
            <p aria-live="polite">
              <Money cents={centsOfReais(figures.availableBalance)} size="hero" className="mt-1 block" />
            </p>
            {props.behind ? (
              <p className="mt-1 text-pretty text-sm text-warning tabular-nums">{props.behind}</p>
            ) : null}
            <div className="mt-4 border-t pt-4">
              <FgtsFiguresList figures={figures} />
            </div>
          </>
        ) : hindrance ? (
          <p className="mt-2 min-h-24 text-pretty">{hindrance}</p>
        ) : (
          <>
            <Skeleton variant="block" className="mt-2 h-11 w-52" />
            <Skeleton lines={9} className="mt-8 space-y-5" />
          </>
        )}
      </div>
      {props.problem}
      <Button
        variant="primary"
        size="large"
        full
        className="mt-5"
        iconEnd={<ArrowRight />}
        disabled={!figures || stale || hindrance !== null}
        pending={props.creating}
        onClick={props.onCreate}
      >
        {t.next}
      </Button>
      {props.offer}
      {props.expiry}
    </Card>
  )
}
