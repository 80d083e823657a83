import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ScrollRegion } from '#components/ui/scroll-region.tsx'
import type { CltWorkings } from '#lib/client/simulations.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { ChargeFormulas } from './charge-formulas.tsx'
import { CltIssueFormula } from './clt-issue-formula.tsx'
import { CltWorkingLine } from './clt-working-line.tsx'
import { exactText, factorText } from './exact-text.ts'
import { WorkingFormula } from './working-formula.tsx'

const TEXTS = texts({
  intro: [
    'Tabela Price por dias: a cada período a dívida cresce com os juros dos dias e diminui com a parcela, até zerar na última.',
    'Price schedule by days: in each period the debt grows by the interest of the days and falls by the instalment, down to zero with the last one.',
  ],
  installment: ['Parcela', 'Instalment'],
  installmentWords: [
    'valor de emissão ÷ soma dos fatores de desconto',
    'issue amount ÷ sum of the discount factors',
  ],
  lines: ['Parcela por parcela', 'Instalment by instalment'],
  totals: ['Da emissão ao valor para o cliente', 'From the issue amount to the customer’s amount'],
  total: ['Total a pagar', 'Total to pay'],
  totalWords: [
    'soma das parcelas, descontadas em folha',
    'sum of the instalments, deducted from the payroll',
  ],
  rounding: [
    'Juros de cada período são arredondados aos centavos; a última parcela leva a diferença. No IOF, o centavo que falta para a soma fechar vai para a parcela com o maior resto.',
    'The interest of each period is rounded to cents; the last instalment takes the difference. In IOF, a cent missing for the sum goes to the instalment with the largest remainder.',
  ],
})

const money = (value: number) => formatBrl(cents(value))

export const CltWorkingsList = ({ workings }: { workings: CltWorkings }) => {
  const t = useTexts(TEXTS)
  const { lines, issueCents, annuity, totalCents, method } = workings
  const [first] = lines
  return (
    <>
      <p className="text-pretty text-ink-muted text-sm">{t.intro}</p>
      <dl className="mt-3 divide-y divide-line">
        <CltIssueFormula workings={workings} />
        <WorkingFormula
          name={t.installment}
          words={t.installmentWords}
          numbers={`${money(issueCents)} ÷ ${factorText(annuity)} = ${exactText(workings.installment)}`}
          result={money(first?.paidCents ?? 0)}
        />
      </dl>
      <h4 className="mt-5 font-semibold text-sm">{t.lines}</h4>
      <Periods label={t.lines} lines={lines} method={method} />
      <h4 className="mt-5 font-semibold text-sm">{t.totals}</h4>
      <dl className="mt-1 border-b">
        <WorkingFormula name={t.total} words={t.totalWords} numbers={null} result={money(totalCents)} />
      </dl>
      <ChargeFormulas workings={workings} />
      <p className="mt-3 text-pretty text-ink-muted text-xs">{t.rounding}</p>
    </>
  )
}

const Periods = ({ label, lines, method }: { label: string } & Pick<CltWorkings, 'lines' | 'method'>) => (
  <ScrollRegion label={label} className="mt-2 max-h-112">
    <ol className="divide-y divide-line">
      {lines.map((line) => (
        <CltWorkingLine key={line.number} line={line} method={method} />
      ))}
    </ol>
  </ScrollRegion>
)
