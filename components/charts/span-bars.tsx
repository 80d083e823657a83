import Link from 'next/link'
import { spanPosition, spanTicks } from './span-scale.ts'

export type SpanBar = {
  id: string
  name: string
  href?: string | undefined
  note: string
  /** `value` is the end of the solid bar and `reach` the end of the faint bar, both in seconds. */
  value: number
  reach: number
  text: string
  aside: string
}

type SpanBarsProps = {
  label: string
  bars: readonly SpanBar[]
  /** Longest span of all lists that share the scale (seconds). */
  longest: number
  spanText: (seconds: number) => string
}

export const SpanBars = ({ label, bars, longest, spanText }: SpanBarsProps) => {
  const ticks = spanTicks(longest)
  const share = (seconds: number) => `${100 * spanPosition(seconds, ticks)}%`
  return (
    <>
      <ul aria-label={label} className="space-y-3">
        {bars.map((bar) => (
          <li key={bar.id}>
            <div className="flex items-baseline justify-between gap-3 text-sm">
              <span className="min-w-0">
                <span className="block font-medium">{bar.name}</span>
                {bar.href ? (
                  <Link
                    href={bar.href}
                    className="inline-block text-ink-muted text-xs underline underline-offset-2 pointer-coarse:py-3"
                  >
                    {bar.note}
                  </Link>
                ) : (
                  <span className="block text-ink-muted text-xs">{bar.note}</span>
                )}
              </span>
              <span className="shrink-0 text-right tabular-nums">
                <span className="font-semibold">{bar.text}</span>
                <span className="ml-2 text-ink-muted text-xs">{bar.aside}</span>
              </span>
            </div>
            <svg aria-hidden width="100%" height="12" className="mt-1 block text-accent">
              <rect y="1" width="100%" height="10" rx="2" className="fill-sunken" />
              <rect y="1" width={share(bar.reach)} height="10" rx="2" fill="currentColor" opacity="0.3" />
              <rect y="1" width={share(bar.value)} height="10" rx="2" fill="currentColor" />
              {ticks.slice(1, -1).map((tick) => (
                <line
                  key={tick}
                  x1={share(tick)}
                  x2={share(tick)}
                  y1="0"
                  y2="12"
                  className="stroke-line-strong"
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <div aria-hidden className="relative mt-1 h-4 whitespace-nowrap text-[11px] text-ink-muted">
        {ticks.map((tick, index) => (
          <span
            key={tick}
            className={index === 0 ? 'absolute' : 'absolute -translate-x-1/2 last:-translate-x-full'}
            style={{ left: share(tick) }}
          >
            {spanText(tick)}
          </span>
        ))}
      </div>
    </>
  )
}
