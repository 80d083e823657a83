import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { SimulationWorkings } from '#lib/client/simulations.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { exactText, rateText } from './exact-text.ts'
import { WorkingFormula } from './working-formula.tsx'

const TEXTS = texts({
  words: (base: string, daily: string, additional: string) => [
    `${base} × ${daily} por dia + ${base} × ${additional}`,
    `${base} × ${daily} a day + ${base} × ${additional}`,
  ],
  flat: (base: string, additional: string) => [
    `${base} × 3% (um ano ou mais) + ${base} × ${additional}`,
    `${base} × 3% (a year or more) + ${base} × ${additional}`,
  ],
  days: (count: number) => (count === 1 ? ['1 dia', '1 day'] : [`${count} dias`, `${count} days`]),
  capped: (count: number, cap: number) => [
    `${count} dias, contados até o limite de ${cap}`,
    `${count} days, counted up to the limit of ${cap}`,
  ],
})

type IofFormulaProps = {
  method: SimulationWorkings['method']
  iof: SimulationWorkings['lines'][number]['iof']
  days: number
  base: string
}

/** IOF of one instalment: the daily and the additional part (Decreto 6.306/2007 art. 7). */
export const IofFormula = ({ method, iof, days, base }: IofFormulaProps) => {
  const t = useTexts(TEXTS)
  const [daily, additional] = [rateText(method.iofDaily), rateText(method.iofAdditional)]
  const daysText = days > iof.chargedDays ? t.capped(days, iof.chargedDays) : t.days(days)
  const rate = iof.flat ? '3%' : `${daily} × ${daysText}`
  const principal = exactText(iof.principal)
  return (
    <WorkingFormula
      name="IOF"
      words={iof.flat ? t.flat(base, additional) : t.words(base, daily, additional)}
      numbers={
        <>
          {principal} × {rate} + {principal} × {additional} = {exactText(iof.daily)} +{' '}
          {exactText(iof.additional)} = {exactText(iof.exact)}
        </>
      }
      result={formatBrl(cents(iof.cents))}
    />
  )
}
