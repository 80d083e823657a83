'use client'
import { ArrowDown } from 'lucide-react'
import type { RefObject } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Money } from '#components/ui/money.tsx'
import { useInView } from '#components/ui/use-in-view.ts'

const TEXTS = texts({ customerReceives: ['O cliente recebe', 'The customer receives'] })

type AmountBarProps = {
  result: RefObject<HTMLElement | null>
  resultId: string
  cents: number | null
}

/** On narrow screens, keeps the net amount visible; globals.css reserves space for the bar. */
export const AmountBar = ({ result, resultId, cents }: AmountBarProps) => {
  const t = useTexts(TEXTS)
  const inView = useInView(result)
  if (inView !== false || cents === null) return null
  return (
    <a
      href={`#${resultId}`}
      data-amount-bar
      className="fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-10 flex min-h-12 items-center justify-between gap-3 border-t bg-raised/95 px-4 backdrop-blur lg:hidden"
    >
      <span className="text-ink-muted text-sm">{t.customerReceives}</span>
      <span className="flex items-center gap-2">
        <Money cents={cents} size="large" />
        <ArrowDown aria-hidden className="size-4 text-ink-muted" />
      </span>
    </a>
  )
}
