import type { ReactNode } from 'react'
import { ContractSummary } from '#components/contract-form/contract-summary.tsx'
import { formatDay } from '#components/language/day-text.ts'
import { centsOfReais, formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { CltSimulation } from '#lib/client/clt-offers.ts'
import { lastInstallmentText } from './last-installment-text.ts'
import { SimulationFigures } from './simulation-figures.tsx'

const TEXTS = texts({
  installments: ['Parcelas em folha', 'Payroll instalments'],
  firstDue: ['Primeiro vencimento', 'First due date'],
  insurance: ['Seguro', 'Insurance'],
  insured: ['Com seguro', 'With insurance'],
  notInsured: ['Sem seguro', 'Without insurance'],
})

type OperationSummaryProps = {
  simulation: CltSimulation
  institution: string
  children: ReactNode
}

export const OperationSummary = ({ simulation, institution, children }: OperationSummaryProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <ContractSummary
      lender={institution}
      cents={centsOfReais(simulation.disbursed_issue_amount)}
      charges={<SimulationFigures simulation={simulation} />}
      repayment={
        <div className="mt-4 border-t pt-4">
          <KeyValueList
            items={[
              {
                label: t.installments,
                value: `${simulation.number_of_installments} × ${formatReais(simulation.installment_value)}`,
                hint:
                  lastInstallmentText(simulation, simulation.number_of_installments, language) ?? undefined,
                strong: true,
              },
              { label: t.firstDue, value: formatDay(simulation.first_installment_date) },
              { label: t.insurance, value: simulation.is_insured ? t.insured : t.notInsured },
            ]}
          />
        </div>
      }
    >
      {children}
    </ContractSummary>
  )
}
