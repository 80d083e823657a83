import { type Cents, cents } from '#lib/domain/money.ts'

/** Bracket of a progressive charge; `rate` (in ten-thousandths) applies to the part within the bracket. */
type Band = { upToCents: number; rate: number }

type Year = {
  from: string
  source: string
  inss: readonly Band[]
  incomeTax: readonly Band[]
  /** Simplified deduction (desconto simplificado), used if it exceeds the INSS contribution. */
  simplifiedCents: number
  /** Whole tax up to `wholeUpToCents`; `baseCents` − income × `millionths` / 10⁶ up to `endsAtCents`. */
  relief: { wholeUpToCents: number; endsAtCents: number; baseCents: number; millionths: number }
}

/** INSS and income tax, deducted before the 35 % margin is computed (Lei 10.820/2003). */
const YEARS: readonly [Year, ...Year[]] = [
  {
    from: '2026-01-01',
    source: 'Portaria Interministerial MPS/MF 13/2026; Lei 15.191/2025; Lei 15.270/2025',
    inss: [
      { upToCents: 1_621_00, rate: 750 },
      { upToCents: 2_902_84, rate: 900 },
      { upToCents: 4_354_27, rate: 1_200 },
      { upToCents: 8_475_55, rate: 1_400 },
    ],
    incomeTax: [
      { upToCents: 2_428_80, rate: 0 },
      { upToCents: 2_826_65, rate: 750 },
      { upToCents: 3_751_05, rate: 1_500 },
      { upToCents: 4_664_68, rate: 2_250 },
      { upToCents: Number.POSITIVE_INFINITY, rate: 2_750 },
    ],
    simplifiedCents: 607_20,
    relief: { wholeUpToCents: 5_000_00, endsAtCents: 7_350_00, baseCents: 978_62, millionths: 133_145 },
  },
]

export const legalDeductionsOf = (salaryCents: Cents, on: string): Cents => {
  const year = YEARS.findLast(({ from }) => from <= on) ?? YEARS[0]
  const inss = charged(salaryCents, year.inss)
  const taxable = Math.max(0, salaryCents - Math.max(inss, year.simplifiedCents))
  const tax = Math.max(0, charged(taxable, year.incomeTax) - reliefOf(salaryCents, year))
  return cents(inss + tax)
}

const charged = (amountCents: number, bands: readonly Band[]): number => {
  const parts = bands.map(({ upToCents, rate }, index) => {
    const below = bands[index - 1]?.upToCents ?? 0
    return Math.max(0, Math.min(amountCents, upToCents) - below) * rate
  })
  return Math.round(parts.reduce((sum, part) => sum + part, 0) / 10_000)
}

const reliefOf = (salaryCents: number, { relief }: Year): number => {
  if (salaryCents <= relief.wholeUpToCents) return Number.POSITIVE_INFINITY
  if (salaryCents > relief.endsAtCents) return 0
  return Math.max(0, relief.baseCents - Math.round((salaryCents * relief.millionths) / 1_000_000))
}
