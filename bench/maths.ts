import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { addMonths, day } from '#lib/domain/calendar.ts'
import { type CltLoanInput, simulateCltLoan } from '#lib/domain/clt/simulation.ts'
import { type FgtsAdvanceInput, simulateFgtsAdvance } from '#lib/domain/fgts/simulation.ts'
import { CLT_PRICE_DEFAULTS, FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'
import { simulateCltLoan as formerCltLoan } from '#tests/support/maths/reference/clt-simulation.ts'
import { simulateFgtsAdvance as formerFgtsAdvance } from '#tests/support/maths/reference/fgts-simulation.ts'

const RELEASE = day('2026-11-23')
const LIMIT = {
  monthMin: 0,
  monthMax: 600,
  installmentsMin: 1,
  installmentsMax: 480,
  valueMinCents: cents(1),
  valueMaxCents: cents(1_000_000_00),
}

/** The amount varies, so that nothing can be cached between runs. */
const advance = (run: number): FgtsAdvanceInput => ({
  installments: [0, 1, 2].map((year) => ({
    dueDate: addMonths(day('2027-03-01'), 12 * year),
    amountCents: cents(450_00 - year * 1_37 + (year === 0 ? run % 5_000 : 0)),
  })),
  parameters: FGTS_PRICE_DEFAULTS,
  releaseDate: RELEASE,
})

const loan =
  (by: 'installment' | 'net') =>
  (run: number): CltLoanInput => ({
    amount: { by, cents: cents((by === 'net' ? 5_000_00 : 300_00) + (run % 5_000)) },
    marginCents: cents(1_000_00),
    limit: LIMIT,
    numberOfInstallments: 24,
    releaseDate: RELEASE,
    firstDueDate: day('2027-01-20'),
    parameters: CLT_PRICE_DEFAULTS,
  })

const INPUTS = 5_000
const inputsFor = <T>(inputOf: (run: number) => T): T[] =>
  Array.from({ length: INPUTS }, (_, run) => inputOf(run))

const perSecond = <T>(inputs: readonly T[], simulate: (input: T) => unknown, seconds: number): number => {
  const once = (run: number) => simulate(inputs[run % INPUTS] as T)
  for (let run = 0; run < 300; run += 1) once(run)
  const startedAt = process.cpuUsage()
  const spent = () => {
    const { user, system } = process.cpuUsage(startedAt)
    return (user + system) / 1e6
  }
  let runs = 0
  while (spent() < seconds) for (let batch = 0; batch < 20; batch += 1) once(runs++)
  return Math.round(runs / spent())
}

type Implementations<T> = { product: (input: T) => unknown; former: (input: T) => unknown }

const row = <T>(name: string, inputs: readonly T[], { product, former }: Implementations<T>) => {
  const seconds = Number(values.seconds)
  const [now, before] = [perSecond(inputs, product, seconds), perSecond(inputs, former, seconds)]
  const times = (now / before).toFixed(1)
  console.log(`${name.padEnd(34)} ${String(now).padStart(8)} ${String(before).padStart(8)}   ${times} ×`)
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '3' } } })

console.log(
  `Whole simulations a second of processor time, one core (${cpus()[0]?.model ?? 'unknown'}); before: decimals,`,
)
console.log('with the fifty digits and the remembered terms that the tests compare with.')
const fgts = { product: simulateFgtsAdvance, former: formerFgtsAdvance }
const clt = { product: simulateCltLoan, former: formerCltLoan }
row('FGTS, 3 withdrawals', inputsFor(advance), fgts)
row('CLT, 24 instalments, by instalment', inputsFor(loan('installment')), clt)
row('CLT, 24 instalments, by net', inputsFor(loan('net')), clt)
