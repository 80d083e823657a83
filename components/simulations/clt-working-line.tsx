import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { CltWorkings } from '#lib/client/simulations.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { exactText, factorText } from './exact-text.ts'
import { growthFormula } from './growth-words.ts'
import { IofFormula } from './iof-formula.tsx'
import { WorkingFormula } from './working-formula.tsx'

const TEXTS = texts({
  line: (number: number, day: string) => [
    `Parcela ${number} · vence em ${day}`,
    `Instalment ${number} · due ${day}`,
  ],
  interest: ['Juros', 'Interest'],
  interestWords: ['dívida × (crescimento do período − 1)', 'debt × (growth of the period − 1)'],
  principal: ['Amortização', 'Principal'],
  principalWords: ['parcela − juros', 'instalment − interest'],
  left: ['Dívida depois', 'Debt afterwards'],
  leftWords: ['dívida + juros − parcela', 'debt + interest − instalment'],
  base: ['amortização', 'principal'],
  present: ['valor presente', 'present value'],
})

const money = (value: number) => formatBrl(cents(value))

type CltWorkingLineProps = { line: CltWorkings['lines'][number]; method: CltWorkings['method'] }

export const CltWorkingLine = ({ line, method }: CltWorkingLineProps) => {
  const t = useTexts(TEXTS)
  const { owedCents, accruedCents, paidCents, principalCents, interestCents, leftCents } = line
  return (
    <li className="px-3 py-2.5">
      <p className="flex justify-between gap-3 text-sm">
        <span className="font-semibold">{t.line(line.number, formatDay(line.dueDate))}</span>
        <span className="whitespace-nowrap font-semibold tabular-nums">{money(paidCents)}</span>
      </p>
      <dl className="mt-1">
        <WorkingFormula
          name={t.interest}
          words={t.interestWords}
          numbers={
            <>
              {money(owedCents)} × ({growthFormula(method, line.periodDays)} − 1) = {money(owedCents)} × (
              {factorText(line.growth)} − 1) = {exactText(line.accrued)}
            </>
          }
          result={money(accruedCents)}
        />
        <WorkingFormula
          name={t.principal}
          words={t.principalWords}
          numbers={`${money(paidCents)} − ${money(interestCents)}`}
          result={money(principalCents)}
        />
        <IofFormula
          method={method}
          iof={line.iof}
          days={line.days}
          base={method.iofPrincipal === 'PV' ? t.present : t.base}
        />
        <WorkingFormula
          name={t.left}
          words={t.leftWords}
          numbers={`${money(owedCents)} + ${money(accruedCents)} − ${money(paidCents)}`}
          result={money(leftCents)}
        />
      </dl>
    </li>
  )
}
