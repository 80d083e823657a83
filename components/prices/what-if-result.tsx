'use client'
import { useState } from 'react'
import { DeltaBars } from '#components/charts/delta-bars.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useReasons } from '#components/reasons/use-reasons.ts'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { WhatIfResult } from '#lib/domain/prices/what-if.ts'
import { type Measure, spreadBars } from './spread-bars.ts'
import { WhatIfFigures } from './what-if-figures.tsx'

const TEXTS = texts({
  none: [
    'Nenhuma simulação dos últimos 30 dias seria possível antes e depois para comparar.',
    'No simulation of the last 30 days would be possible both before and after to compare.',
  ],
  verdict: (cheaper: string, dearer: string, same: string) => [
    `Pelo CET: ${cheaper} mais baratas para o cliente, ${dearer} mais caras, ${same} iguais.`,
    `By CET: ${cheaper} cheaper for the customer, ${dearer} dearer, ${same} the same.`,
  ],
  measure: ['Diferença por simulação', 'Difference a simulation'],
  net: ['O cliente recebe', 'The customer receives'],
  cet: ['CET ao mês', 'CET a month'],
  revenue: ['Receita', 'Revenue'],
  range: ['Diferença', 'Difference'],
  count: ['Simulações', 'Simulations'],
  caption: (measure: string) => [
    `Simulações por tamanho da diferença: ${measure}`,
    `Simulations by the size of the difference: ${measure}`,
  ],
  sameNet: [
    'Sem diferença: o cliente pediu um valor certo e recebe o mesmo, ou a mudança não alcança a simulação.',
    'No difference: the customer asked for a fixed amount and gets it, or the change does not reach the simulation.',
  ],
  sameOther: [
    'Sem diferença: a mudança não alcança estas simulações.',
    'No difference: the change does not reach these simulations.',
  ],
  refused: ['Por que deixam de ser possíveis', 'Why they are no longer possible'],
  gained: (count: string) => [
    `${count} que não eram possíveis passam a ser.`,
    `${count} that were not possible become possible.`,
  ],
  revenueText: [
    'Receita é juro, tarifa e seguro; o IOF é imposto e não conta. Somamos as simulações possíveis antes e depois, não contratos: nem toda simulação vira venda.',
    'Revenue is interest, fee and insurance; IOF is a tax and does not count. Simulations possible before and after are summed, not contracts: not every simulation becomes a sale.',
  ],
})

const MEASURES = ['net', 'cet', 'revenue'] as const satisfies readonly Measure[]
const count = (value: number) => value.toLocaleString('pt-BR')

export const WhatIfResultView = ({ result }: { result: WhatIfResult }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const reasonOf = useReasons(result.refusals.map(({ code }) => code))
  const [measure, setMeasure] = useState<Measure>('net')
  const bars = spreadBars(result.spread[measure], measure, language)
  return (
    <div className="space-y-5">
      <WhatIfFigures result={result} />
      {result.compared === 0 ? (
        <p className="text-ink-muted text-sm">{t.none}</p>
      ) : (
        <>
          <p className="text-sm">
            {t.verdict(count(result.cheaper), count(result.dearer), count(result.same))}
          </p>
          <RadioGroup
            label={t.measure}
            name="measure"
            columns={3}
            options={MEASURES.map((value) => ({ value, label: t[value] }))}
            value={measure}
            onChange={({ currentTarget }) => setMeasure(currentTarget.value as Measure)}
          />
          <DeltaBars
            caption={t.caption(t[measure])}
            rangeHeader={t.range}
            countHeader={t.count}
            bars={bars}
          />
          {bars.some(({ side, count: times }) => side === 'same' && times > 0) ? (
            <p className="text-ink-muted text-sm">{measure === 'net' ? t.sameNet : t.sameOther}</p>
          ) : null}
        </>
      )}
      {result.gained.count > 0 ? <p className="text-sm">{t.gained(count(result.gained.count))}</p> : null}
      {result.refusals.length > 0 ? (
        <div>
          <h3 className="font-medium text-sm">{t.refused}</h3>
          <ul className="mt-1 space-y-1 text-ink-muted text-sm">
            {result.refusals.map(({ code, count: times }) => (
              <li key={code} className="flex justify-between gap-4">
                <span>{reasonOf(code)?.title}</span>
                <span className="tabular-nums">{count(times)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="text-ink-muted text-xs">{t.revenueText}</p>
    </div>
  )
}
