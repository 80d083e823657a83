import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { Money } from '#components/ui/money.tsx'
import type { Cents } from '#lib/domain/money.ts'

const TEXTS = texts({
  receives: ['O cliente recebe', 'The customer receives'],
  charges: ['Juros, IOF, tarifa e CET', 'Interest, IOF, fee and CET'],
})

type ContractSummaryProps = {
  lender: string
  cents: Cents
  repayment: ReactNode
  charges: ReactNode
  children: ReactNode
}

export const ContractSummary = ({ lender, cents, repayment, charges, children }: ContractSummaryProps) => {
  const t = useTexts(TEXTS)
  return (
    <Card>
      <p className="flex items-baseline justify-between gap-3 text-ink-muted text-sm">
        <span className="shrink-0">{t.receives}</span>
        <span className="truncate">{lender}</span>
      </p>
      <Money cents={cents} size="hero" className="mt-1 block" />
      {repayment}
      <details className="group mt-2 border-t pt-1">
        <summary className="flex min-h-10 items-center justify-between gap-3 font-medium text-sm pointer-coarse:min-h-11">
          {t.charges}
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pt-2 pb-1">{charges}</div>
      </details>
      <div className="mt-4">{children}</div>
    </Card>
  )
}
