import { addDays, type Day, dayInSaoPaulo, ordinalOf, startOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

/** `term`: before consent; `inquiry`: answered; `waiting`: unsigned; `held`: in review; `settled`: over. */
export const SAMPLE_ENDS = [
  'term',
  'inquiry',
  'simulation',
  'waiting',
  'lapsed',
  'canceled',
  'held',
  'settled',
] as const
export type SampleEnd = (typeof SAMPLE_ENDS)[number]

/** `scenario` is digits 7–9 of the CPF (docs/contract.md#sandbox-institutions). */
export type SampleStory = {
  number: number
  product: Product
  scenario: string
  end: SampleEnd
  startsAt: Date
}

type Kind = readonly [count: number, scenario: string, end: SampleEnd]

const GOOD = '100'

/** Stories that have already ended; the stories in `RECENT` are still open. */
const PAST: Readonly<Record<Product, readonly Kind[]>> = {
  fgts: [
    [25, GOOD, 'settled'],
    [1, '936', 'settled'],
    [1, '935', 'settled'],
    [3, '934', 'settled'],
    [2, GOOD, 'lapsed'],
    [3, GOOD, 'canceled'],
    [6, GOOD, 'simulation'],
    [3, GOOD, 'inquiry'],
    [3, '901', 'inquiry'],
    [2, '902', 'inquiry'],
    [1, '903', 'inquiry'],
    [2, '905', 'inquiry'],
    [1, '906', 'inquiry'],
  ],
  clt: [
    [16, GOOD, 'settled'],
    [2, '934', 'settled'],
    [1, GOOD, 'lapsed'],
    [2, GOOD, 'canceled'],
    [4, GOOD, 'simulation'],
    [3, GOOD, 'inquiry'],
    [3, '921', 'inquiry'],
    [2, '923', 'inquiry'],
    [2, '920', 'inquiry'],
    [1, '922', 'inquiry'],
  ],
}

const RECENT: Readonly<Record<Product, readonly Kind[]>> = {
  fgts: [
    [2, GOOD, 'waiting'],
    [2, '930', 'settled'],
    [2, '933', 'settled'],
    [2, GOOD, 'held'],
    [2, GOOD, 'inquiry'],
    [1, GOOD, 'simulation'],
  ],
  clt: [
    [2, GOOD, 'term'],
    [2, GOOD, 'waiting'],
    [1, '932', 'settled'],
    [1, '933', 'settled'],
    [1, GOOD, 'held'],
    [1, GOOD, 'inquiry'],
  ],
}

const MONTH_DAYS = 29
/** Minimum age of a story in `PAST`, so that it has ended before the first one in `RECENT` begins. */
const RECENT_DAYS = 4
/** Minimum age of a story that ends as `lapsed`, because an unsigned contract lapses after seven days. */
const LAPSED_DAYS = 9
const HOUR_MS = 3_600_000

export const samplePlan = (now: Date): SampleStory[] => {
  const past = storiesOf(PAST).map((story, index) => ({ ...story, startsAt: pastInstant(story, index, now) }))
  const recent = storiesOf(RECENT).map((story, index) => ({
    ...story,
    startsAt: recentInstant(story, index, now),
  }))
  // Customers are numbered by start time, so that ids, contract numbers and instants ascend together.
  return [...past, ...recent]
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map((story, number) => ({ ...story, number }))
}

type Undated = Omit<SampleStory, 'number' | 'startsAt'>

const storiesOf = (kinds: Readonly<Record<Product, readonly Kind[]>>): Undated[] =>
  (['fgts', 'clt'] as const).flatMap((product) =>
    kinds[product].flatMap(([count, scenario, end]) =>
      Array.from({ length: count }, () => ({ product, scenario, end })),
    ),
  )

/** Spreads numbers evenly over 0 to 1 without randomness (golden ratio and two other irrational steps). */
const spread = (index: number, step: 0.618_034 | 0.754_878 | 0.569_84): number => (index * step) % 1

const pastInstant = ({ end }: Undated, index: number, now: Date): Date => {
  const newest = end === 'lapsed' ? LAPSED_DAYS : RECENT_DAYS
  const daysAgo = newest + Math.floor(spread(index, 0.618_034) * (MONTH_DAYS - newest))
  const hour = 9 + spread(index, 0.754_878) * 9
  const workday = onWorkday(addDays(dayInSaoPaulo(now), -daysAgo))
  return new Date(startOfDayInSaoPaulo(workday).getTime() + Math.round(hour * HOUR_MS))
}

const onWorkday = (day: Day): Day => (weekdayOf(day) === 0 ? addDays(day, 1) : day)

const weekdayOf = (day: Day): number => (((ordinalOf(day) - ordinalOf(SUNDAY)) % 7) + 7) % 7

const SUNDAY = '2026-01-04' as Day

/** Inquiries and simulations are only a few hours old, because a balance expires after 24 hours. */
const recentInstant = ({ end }: Undated, index: number, now: Date): Date => {
  const [least, most] = end === 'inquiry' || end === 'simulation' || end === 'term' ? [1, 6] : [6, 60]
  const hoursAgo = least + spread(index, 0.569_84) * (most - least)
  return new Date(now.getTime() - Math.round(hoursAgo * HOUR_MS))
}
