import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { FgtsWorkings } from '#lib/client/simulations.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { ChargeFormulas } from './charge-formulas.tsx'
import { exactText, factorText } from './exact-text.ts'
import { growthFormula } from './growth-words.ts'
import { IofFormula } from './iof-formula.tsx'
import { WorkingFormula } from './working-formula.tsx'

const TEXTS = texts({
  intro: [
    'Cada saque futuro vale menos hoje: descontam-se os juros dos dias até o vencimento. O que ele vale hoje paga o IOF, e a soma, menos os encargos, é o que o cliente recebe.',
    'Each future withdrawal is worth less today: the interest of the days until it is due is taken off. What it is worth today pays IOF, and the sum, less the charges, is what the customer receives.',
  ],
  line: (number: number, day: string) => [
    `Parcela ${number} · vence em ${day}`,
    `Instalment ${number} · due ${day}`,
  ],
  present: ['Valor presente', 'Present value'],
  presentWords: ['valor da parcela ÷ crescimento em tantos dias', 'instalment ÷ growth over so many days'],
  days: ['dias', 'days'],
  base: ['valor presente', 'present value'],
  principal: ['principal da parcela', 'principal of the instalment'],
  totals: ['Das parcelas ao valor para o cliente', 'From the instalments to the customer’s amount'],
  face: ['Bloqueado no FGTS', 'Blocked in FGTS'],
  faceWords: ['soma das parcelas', 'sum of the instalments'],
  issue: ['Valor de emissão', 'Issue amount'],
  issueWords: ['soma dos valores presentes, arredondada uma vez', 'sum of the present values, rounded once'],
  rounding: [
    'As contas são feitas com todas as casas e arredondadas aos centavos no fim. Nas linhas, o centavo que falta para a soma fechar vai para a parcela com o maior resto.',
    'The sums are done with all decimals and rounded to cents at the end. In the lines, a cent missing for the sum goes to the instalment with the largest remainder.',
  ],
})

const money = (value: number) => formatBrl(cents(value))

export const FgtsWorkingsList = ({ workings }: { workings: FgtsWorkings }) => {
  const t = useTexts(TEXTS)
  const { method, lines } = workings
  return (
    <>
      <p className="text-pretty text-ink-muted text-sm">{t.intro}</p>
      <ol className="mt-4 space-y-3">
        {lines.map((line) => (
          <li key={line.dueDate} className="rounded-control border px-3 pt-2.5">
            <p className="flex justify-between gap-3 text-sm">
              <span className="font-semibold">{t.line(line.number, formatDay(line.dueDate))}</span>
              <span className="whitespace-nowrap font-semibold tabular-nums">{money(line.amountCents)}</span>
            </p>
            <dl className="mt-1 divide-y divide-line">
              <WorkingFormula
                name={t.present}
                words={t.presentWords}
                numbers={
                  <>
                    {money(line.amountCents)} ÷ {growthFormula(method, line.counted)} ={' '}
                    {money(line.amountCents)} ÷ {factorText(line.growth)} = {exactText(line.presentValue)}
                  </>
                }
                result={money(line.presentValueCents)}
              />
              <IofFormula
                method={method}
                iof={line.iof}
                days={line.days}
                base={method.iofPrincipal === 'PV' ? t.base : t.principal}
              />
            </dl>
          </li>
        ))}
      </ol>
      <h4 className="mt-5 font-semibold text-sm">{t.totals}</h4>
      <dl className="mt-1 divide-y divide-line border-b">
        <WorkingFormula
          name={t.face}
          words={t.faceWords}
          numbers={lines.map(({ amountCents }) => money(amountCents)).join(' + ')}
          result={money(workings.totalCents)}
        />
        <WorkingFormula
          name={t.issue}
          words={t.issueWords}
          numbers={exactText(workings.presentValueSum)}
          result={money(workings.issueCents)}
        />
      </dl>
      <ChargeFormulas workings={workings} />
      <p className="mt-3 text-pretty text-ink-muted text-xs">{t.rounding}</p>
    </>
  )
}
