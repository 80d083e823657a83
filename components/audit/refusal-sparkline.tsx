import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { Day } from '#lib/domain/calendar.ts'

const TEXTS = texts({
  title: ['Recusas nos últimos 30 dias', 'Refusals in the last 30 days'],
  none: ['Nenhuma.', 'None.'],
  total: (total: number, day: string, most: number) => [
    total === 1 ? `1, em ${day}.` : `${total}; mais em ${day}: ${most}.`,
    total === 1 ? `1, on ${day}.` : `${total}; most on ${day}: ${most}.`,
  ],
  bar: (day: string, count: number) => [
    `${day}: ${count} ${count === 1 ? 'recusa' : 'recusas'}`,
    `${day}: ${count} ${count === 1 ? 'refusal' : 'refusals'}`,
  ],
})

const STEP = 8
const GAP = 2
const HEIGHT = 36

type RefusalSparklineProps = { days: readonly { day: Day; count: number }[] }

export const RefusalSparkline = ({ days }: RefusalSparklineProps) => {
  const t = useTexts(TEXTS)
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const most = days.reduce((top, one) => (one.count > top.count ? one : top), { day: '' as Day, count: 0 })
  return (
    <section className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 max-lg:rounded-card max-lg:border max-lg:bg-raised max-lg:p-4 max-lg:shadow-card lg:items-center">
      <div className="min-w-0 text-sm leading-5">
        <h2 className="text-ink-muted">{t.title}</h2>
        <p className="font-medium">
          {total === 0 ? t.none : t.total(total, formatDay(most.day), most.count)}
        </p>
      </div>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        className="h-9 w-60 max-w-full"
        preserveAspectRatio="none"
      >
        {days.map(({ day, count }, index) => {
          const height = count === 0 ? 1 : Math.max(3, (HEIGHT * count) / most.count)
          return (
            <rect
              key={day}
              x={index * STEP}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
              className={count === 0 ? 'fill-line-strong' : 'fill-danger'}
            >
              <title>{t.bar(formatDay(day), count)}</title>
            </rect>
          )
        })}
      </svg>
    </section>
  )
}
