import { cn } from '../ui/class-names.ts'

export type ShareBar = {
  id: string
  name: string
  /** Below the name, quieter. */
  note?: string
  value: number
  /** The figure as people read it. */
  text: string
  /** At the far right, quieter: a share or a change. */
  aside?: string
  /** A second length behind the bar, drawn faint: the ninetieth percentile behind the median. */
  reach?: number
}

type ShareBarsProps = { label: string; bars: readonly ShareBar[] }

const widthOf = (value: number, most: number) =>
  most > 0 && value > 0 ? Math.max(0.6, (100 * value) / most) : 0

/**
 * Amounts side by side as bars that lie, each with its name and figure in words: the list is its own text
 * alternative.
 */
export const ShareBars = ({ label, bars }: ShareBarsProps) => {
  const most = Math.max(0, ...bars.map(({ value, reach }) => Math.max(value, reach ?? 0)))
  return (
    <ul aria-label={label} className="space-y-3">
      {bars.map((bar) => (
        <li key={bar.id}>
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0">
              <span className="font-medium">{bar.name}</span>
              {bar.note ? <span className="block text-ink-muted text-xs">{bar.note}</span> : null}
            </span>
            <span className="shrink-0 text-right tabular-nums">
              <span className="font-semibold">{bar.text}</span>
              {bar.aside ? <span className="ml-2 text-ink-muted text-xs">{bar.aside}</span> : null}
            </span>
          </div>
          <svg aria-hidden width="100%" height="10" className="mt-1 block text-accent">
            <rect width="100%" height="10" rx="5" className="fill-sunken" />
            {bar.reach === undefined ? null : (
              <rect
                width={`${widthOf(bar.reach, most)}%`}
                height="10"
                rx="5"
                fill="currentColor"
                opacity="0.3"
              />
            )}
            <rect
              width={`${widthOf(bar.value, most)}%`}
              height="10"
              rx="5"
              fill="currentColor"
              className={cn(bar.value === 0 && 'hidden')}
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}
