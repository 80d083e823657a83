import { cn } from '../ui/class-names.ts'

/** One part of every bar: its name and its pattern, the same in all of them. */
export type BarPart = { id: string; name: string }

export type ComparedBar = {
  id: string
  name: string
  /** By part, in one unit for all bars; a bar without figures says why instead. */
  values: Readonly<Record<string, number>> | null
  note: string | null
}

type BarComparisonProps = {
  label: string
  parts: readonly BarPart[]
  bars: readonly ComparedBar[]
  chosenId: string
  onChoose: (id: string) => void
  valueText: (value: number) => string
}

/** Distinguished by shade and by hatching, so that colour is never alone. */
const LOOKS = ['text-accent', 'text-warning', 'text-info', 'text-ink-muted', 'text-positive'] as const
const HATCH_FROM = 1
const HEIGHT = 22

/**
 * Bars of one length that are divided differently: which part of the same whole goes where, to look at and to
 * choose from.
 */
export const BarComparison = ({ label, parts, bars, chosenId, onChoose, valueText }: BarComparisonProps) => {
  const most = Math.max(1, ...bars.map(({ values }) => totalOf(values)))
  return (
    <div>
      <ul aria-hidden className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-xs">
        {parts.map(({ id, name }, index) => (
          <li key={id} className="flex items-center gap-1.5">
            <svg aria-hidden width="14" height="14" className={lookOf(index)}>
              <Segment x={0} width={14} height={14} index={index} id={`key-${id}`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div role="radiogroup" aria-label={label} className="grid gap-1.5">
        {bars.map((bar) => (
          <label
            key={bar.id}
            className="block cursor-pointer rounded-control px-2 py-1.5 transition-colors hover:bg-sunken has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`bars-${label}`}
              className="sr-only"
              checked={bar.id === chosenId}
              disabled={bar.values === null}
              onChange={() => onChoose(bar.id)}
            />
            <span className="flex items-baseline justify-between gap-3 text-sm">
              <span className={cn(bar.id === chosenId && 'font-semibold')}>{bar.name}</span>
              <span className="text-ink-muted text-xs tabular-nums">{bar.note}</span>
            </span>
            {bar.values ? <Bar bar={bar.values} id={bar.id} {...{ parts, most, valueText }} /> : null}
          </label>
        ))}
      </div>
    </div>
  )
}

type BarProps = Pick<BarComparisonProps, 'parts' | 'valueText'> & {
  bar: Readonly<Record<string, number>>
  id: string
  most: number
}

const Bar = ({ bar, id, parts, most, valueText }: BarProps) => {
  const places = placesOf(parts, bar)
  const words = parts.map((part) => `${part.name}: ${valueText(bar[part.id] ?? 0)}`).join(', ')
  return (
    <>
      <span className="sr-only">{words}</span>
      <svg aria-hidden width="100%" height={HEIGHT} className="mt-1 block rounded-control">
        {places.map(({ part, from, value }, index) => (
          <g key={part.id} className={lookOf(index)}>
            <title>{`${part.name}: ${valueText(value)}`}</title>
            <Segment
              x={`${(100 * from) / most}%`}
              width={`${(100 * value) / most}%`}
              height={HEIGHT}
              index={index}
              id={`${id}-${part.id}`}
            />
          </g>
        ))}
      </svg>
    </>
  )
}

type SegmentProps = { x: number | string; width: number | string; height: number; index: number; id: string }

const Segment = ({ x, width, height, index, id }: SegmentProps) => {
  const pattern = `hatch-${id}`
  return (
    <>
      <rect x={x} width={width} height={height} fill="currentColor" opacity={index < HATCH_FROM ? 1 : 0.28} />
      {index < HATCH_FROM ? null : (
        <>
          <defs>
            <pattern
              id={pattern}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${45 * index})`}
            >
              <path d="M0 0V6" stroke="currentColor" strokeWidth={1 + index} />
            </pattern>
          </defs>
          <rect x={x} width={width} height={height} fill={`url(#${pattern})`} />
        </>
      )}
    </>
  )
}

const lookOf = (index: number) => LOOKS[index % LOOKS.length] ?? LOOKS[0]

const totalOf = (values: ComparedBar['values']) =>
  values === null ? 0 : Object.values(values).reduce((sum, value) => sum + value, 0)

const placesOf = (parts: readonly BarPart[], values: Readonly<Record<string, number>>) => {
  let from = 0
  return parts.map((part) => {
    const value = values[part.id] ?? 0
    const place = { part, from, value }
    from += value
    return place
  })
}
