import type { ReactNode } from 'react'

type WorkingFormulaProps = {
  name: ReactNode
  words: ReactNode
  numbers: ReactNode
  result: ReactNode
}

export const WorkingFormula = ({ name, words, numbers, result }: WorkingFormulaProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2">
    <dt className="font-medium text-sm">
      {name} <span className="font-normal text-ink-muted">= {words}</span>
    </dt>
    <dd className="row-span-2 self-end whitespace-nowrap text-right font-semibold text-sm tabular-nums">
      {result}
    </dd>
    <dd className="text-ink-muted text-xs tabular-nums leading-5 [overflow-wrap:anywhere]">{numbers}</dd>
  </div>
)
