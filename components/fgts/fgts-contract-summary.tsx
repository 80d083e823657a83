import type { ReactNode } from 'react'
import { ContractSummary } from '#components/contract-form/contract-summary.tsx'
import { formatMonth } from '#components/language/day-text.ts'
import { centsOfReais, formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useLanguage } from '#components/use-language.ts'
import type { FgtsSimulation } from '#lib/client/fgts.ts'
import { FgtsFiguresList } from './fgts-figures-list.tsx'

const TEXTS = texts({ installments: ['Parcelas', 'Instalments'] })

type FgtsContractSummaryProps = {
  simulation: FgtsSimulation
  institution: string
  tableName: string
  children: ReactNode
}

export const FgtsContractSummary = ({ simulation, institution, ...props }: FgtsContractSummaryProps) => {
  const { tableName, children } = props
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <ContractSummary
      lender={tableName ? `${institution} · ${tableName}` : institution}
      cents={centsOfReais(simulation.availableBalance)}
      charges={<FgtsFiguresList figures={simulation} />}
      repayment={
        <ul
          className="mt-4 divide-y divide-line border-t pt-2 text-sm tabular-nums"
          aria-label={t.installments}
        >
          {simulation.installments.map(({ dueDate, amount }) => (
            <li key={dueDate} className="flex justify-between gap-3 py-1.5">
              <span className="text-ink-muted">{formatMonth(dueDate, language)}</span>
              {formatReais(amount)}
            </li>
          ))}
        </ul>
      }
    >
      {children}
    </ContractSummary>
  )
}
