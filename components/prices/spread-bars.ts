import type { DeltaBar } from '#components/charts/delta-bars.tsx'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import type { WhatIfBin } from '#lib/domain/prices/what-if.ts'

export type Measure = 'net' | 'cet' | 'revenue'

const TEXTS = texts({
  same: ['Sem diferença', 'No difference'],
  less: (from: string, to: string) => [`${from} a ${to} a menos`, `${from} to ${to} less`],
  more: (from: string, to: string) => [`${from} a ${to} a mais`, `${from} to ${to} more`],
  points: (value: string) => [`${value} p.p.`, `${value} p.p.`],
})

/** A higher CET is worse, because the customer pays more; a higher net amount or revenue is better. */
export const spreadBars = (bins: readonly WhatIfBin[], measure: Measure, language: Language): DeltaBar[] => {
  const t = localizedTexts(TEXTS, language)
  const amountText = (value: number) =>
    measure === 'cet' ? t.points(pointsText(Math.abs(value))) : formatBrl(cents(Math.abs(value)))
  return bins.map(({ from, to, count }) => {
    const id = `${from} ${to}`
    if (from === 0 && to === 0) return { id, label: t.same, count, side: 'same' }
    const isLess = from < 0
    const label = isLess ? t.less(amountText(to), amountText(from)) : t.more(amountText(from), amountText(to))
    const isBetter = isLess === (measure === 'cet')
    return { id, label, count, side: isBetter ? 'better' : 'worse' }
  })
}

/** Converts millionths of a monthly rate to percentage points: 1500 gives "0,15". */
const pointsText = (millionths: number) =>
  (millionths / 10_000).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
