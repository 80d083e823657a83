import Link from 'next/link'
import { cn } from '#components/ui/class-names.ts'

export type ShareBar = {
  id: string
  name: string
  href?: string | undefined
  note?: string
  value: number
  text: string
  aside?: string
}

type ShareBarsProps = {
  label: string
  bars: readonly ShareBar[]
  full: { value: number; text: string }
}

const widthOf = (value: number, most: number) =>
  most > 0 && value > 0 ? Math.max(0.6, (100 * value) / most) : 0

export const ShareBars = ({ label, bars, full }: ShareBarsProps) => (
  <>
    <ul aria-label={label} className="space-y-3">
      {bars.map((bar) => (
        <li key={bar.id}>
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0">
              {bar.href ? (
                <Link
                  href={bar.href}
                  className="font-medium underline decoration-ink-muted/50 underline-offset-4 hover:decoration-current pointer-coarse:inline-block pointer-coarse:py-2.5"
                >
                  {bar.name}
                </Link>
              ) : (
                <span className="font-medium">{bar.name}</span>
              )}
              {bar.note ? <span className="block text-ink-muted text-xs">{bar.note}</span> : null}
            </span>
            <span className="shrink-0 text-right tabular-nums">
              <span className="font-semibold">{bar.text}</span>{' '}
              {bar.aside ? <span className="ml-2 text-ink-muted text-xs">{bar.aside}</span> : null}
            </span>
          </div>
          <svg aria-hidden width="100%" height="10" className="mt-1 block text-accent">
            <rect width="100%" height="10" rx="5" className="fill-sunken" />
            <rect
              width={`${widthOf(bar.value, full.value)}%`}
              height="10"
              rx="5"
              fill="currentColor"
              className={cn(bar.value === 0 && 'hidden')}
            />
          </svg>
        </li>
      ))}
    </ul>
    <p className="mt-2 text-ink-muted text-xs">{full.text}</p>
  </>
)
