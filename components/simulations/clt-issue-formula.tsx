import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { CltWorkings } from '#lib/client/simulations.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { exactText, factorText, rateText } from './exact-text.ts'
import { WorkingFormula } from './working-formula.tsx'

const TEXTS = texts({
  issue: ['Valor de emissão', 'Issue amount'],
  fromInstallment: ['parcela × soma dos fatores de desconto', 'instalment × sum of the discount factors'],
  fromNet: [
    '(líquido e encargos fixos) ÷ (1 − IOF de cada real − percentuais)',
    '(net amount and fixed charges) ÷ (1 − IOF of each real − percentages)',
  ],
  adjusted: (amount: string) => [
    `; ajuste de ${amount} pelos arredondamentos`,
    `; adjusted by ${amount} for the roundings`,
  ],
})

const money = (value: number) => formatBrl(cents(value))

export const CltIssueFormula = ({ workings: { issue, issueCents, annuity } }: { workings: CltWorkings }) => {
  const t = useTexts(TEXTS)
  const adjustment = issue.adjustmentCents === 0 ? '' : t.adjusted(money(issue.adjustmentCents))
  const end = ` = ${exactText(issue.exact)}${adjustment}`
  if (issue.by === 'installment')
    return (
      <WorkingFormula
        name={t.issue}
        words={t.fromInstallment}
        numbers={`${money(issue.installmentCents)} × ${factorText(annuity)}${end}`}
        result={money(issueCents)}
      />
    )
  const ofNet = Number(issue.ofNet) === 0 ? '' : ` × (1 + ${rateText(issue.ofNet)})`
  const ofIssue = Number(issue.ofIssue) === 0 ? '' : ` − ${rateText(issue.ofIssue)}`
  const fixed = issue.fixedCents === 0 ? '' : ` + ${money(issue.fixedCents)}`
  return (
    <WorkingFormula
      name={t.issue}
      words={t.fromNet}
      numbers={`(${money(issue.netCents)}${ofNet}${fixed}) ÷ (1 − ${factorText(issue.taxFraction)}${ofIssue})${end}`}
      result={money(issueCents)}
    />
  )
}
