import { cn } from '#components/ui/class-names.ts'

export type ScheduleBar = {
  id: string
  label: string
  value: number
  text: string
  /** The part of `value` that is drawn solid; the rest is faint. By default, all of `value` is solid. */
  part?: number
}

type ScheduleBarsProps = {
  caption: string
  labelHeader: string
  valueHeader: string
  bars: readonly ScheduleBar[]
}

const HEIGHT = 112
const tall = (value: number, most: number) => (most > 0 ? Math.max(3, (HEIGHT * value) / most) : 0)

export const ScheduleBars = ({ caption, labelHeader, valueHeader, bars }: ScheduleBarsProps) => {
  const most = Math.max(0, ...bars.map((bar) => bar.value))
  const crowded = bars.length > 6
  // Bars of equal height carry no information, so they are hidden and only the figures are shown.
  const same = bars.every((bar) => bar.value === most && bar.part === undefined)
  return (
    <figure>
      <div aria-hidden className="flex items-end gap-1.5 sm:gap-3">
        {bars.map(({ id, label, value, text, part }) => (
          <div key={id} title={`${label}: ${text}`} className="min-w-0 flex-1 text-center">
            <span className={cn('mb-1 block truncate text-xs tabular-nums', crowded && 'max-sm:hidden')}>
              {text}
            </span>
            <svg
              aria-hidden
              className={cn('mx-auto block w-full max-w-16 text-accent', same && 'hidden')}
              height={tall(value, most)}
            >
              <rect
                width="100%"
                height="100%"
                rx="4"
                fill="currentColor"
                opacity={part === undefined ? 1 : 0.25}
              />
              {part === undefined ? null : (
                <rect
                  width="100%"
                  y={tall(value, most) - tall(part, most)}
                  height={tall(part, most)}
                  rx="4"
                  fill="currentColor"
                />
              )}
            </svg>
            <span className="mt-1.5 block truncate border-t pt-1.5 text-ink-muted text-xs">{label}</span>
          </div>
        ))}
      </div>
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHeader}</th>
            <th scope="col">{valueHeader}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, label, text }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
