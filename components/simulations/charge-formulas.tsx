import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useLanguage } from '#components/use-language.ts'
import type { SimulationWorkings } from '#lib/client/simulations.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { exactText, rateText } from './exact-text.ts'
import { feeLabel } from './fee-label.ts'
import { WorkingFormula } from './working-formula.tsx'

const TEXTS = texts({
  iof: ['IOF total', 'Total IOF'],
  iofSum: ['soma do IOF das parcelas, arredondada uma vez', 'sum of the instalments’ IOF, rounded once'],
  iofEach: ['soma do IOF das parcelas, cada um arredondado', 'sum of the instalments’ IOF, each one rounded'],
  insurance: ['Seguro', 'Insurance'],
  waived: [
    'já cliente: cobrada só no início do relacionamento com a instituição (Súmula 566 do STJ)',
    'already a customer: charged only at the start of the relationship with the institution (STJ precedent 566)',
  ],
  none: ['a tabela não cobra', 'the table charges none'],
  fixed: ['valor fixo da tabela', 'fixed amount of the table'],
  ofIssue: (rate: string) => [`${rate} do valor de emissão`, `${rate} of the issue amount`],
  ofNet: (rate: string) => [
    `${rate} do líquido: a parte dele no que resta após IOF e seguro`,
    `${rate} of the net amount: its part of what is left after IOF and insurance`,
  ],
  net: ['Valor para o cliente', 'Amount for the customer'],
  netWords: ['emissão − IOF − tarifa − seguro', 'issue amount − IOF − fee − insurance'],
  cetWords: [
    'a taxa em que as parcelas, trazidas para hoje, valem exatamente o que o cliente recebe (Resolução CMN 4.881/2020)',
    'the rate at which the instalments, brought to today, are worth exactly what the customer receives (CMN resolution 4.881/2020)',
  ],
  monthly: (rate: string) => [`${rate} ao mês`, `${rate} a month`],
})

const money = (value: number) => formatBrl(cents(value))

type Charge = SimulationWorkings['insurance'] & { feeWaived?: boolean }

export const ChargeFormulas = ({ workings }: { workings: SimulationWorkings }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { method, issueCents, iofCents, fee, insurance, netCents } = workings
  return (
    <dl className="divide-y divide-line">
      <WorkingFormula
        name={t.iof}
        words={method.iofRounding === 'once' ? t.iofSum : t.iofEach}
        numbers={exactText(workings.iofSum)}
        result={money(iofCents)}
      />
      <WorkingFormula name={feeLabel({ ...fee, feeWaived: false }, language).label} {...chargeOf(fee, t)} />
      <WorkingFormula name={t.insurance} {...chargeOf(insurance, t)} />
      <WorkingFormula
        name={t.net}
        words={t.netWords}
        numbers={`${money(issueCents)} − ${money(iofCents)} − ${money(fee.cents)} − ${money(insurance.cents)}`}
        result={money(netCents)}
      />
      <WorkingFormula
        name="CET"
        words={t.cetWords}
        numbers={t.monthly(rateText(workings.cetMonthly))}
        result={`${rateText(workings.cetAnnual)} a.a.`}
      />
    </dl>
  )
}

const chargeOf = ({ cents: charged, share, feeWaived }: Charge, t: LocalizedTexts<typeof TEXTS>) => {
  const result = money(charged)
  if (feeWaived) return { words: t.waived, numbers: null, result }
  if (!share) return { words: charged === 0 ? t.none : t.fixed, numbers: null, result }
  const rate = rateText(share.rate)
  const base = money(share.baseCents)
  return share.inside
    ? {
        words: t.ofNet(rate),
        numbers: `${base} × ${rate} ÷ (1 + ${rate}) = ${exactText(share.exact)}`,
        result,
      }
    : { words: t.ofIssue(rate), numbers: `${base} × ${rate} = ${exactText(share.exact)}`, result }
}
