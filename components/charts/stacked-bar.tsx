/** All bars of a chart must list their parts in the same order, so that each part keeps its pattern. */
export type BarPart = { id: string; name: string; value: number }

type StackedBarProps = {
  /** Prefix of the ids of the SVG patterns; must be unique on the page. */
  id: string
  parts: readonly BarPart[]
  whole: number
  valueText: (value: number) => string
}

const TONES = ['text-accent', 'text-warning', 'text-info', 'text-ink-muted', 'text-positive'] as const
const HEIGHT = 14
const KEY_SIZE = 12

export const StackedBar = ({ id, parts, whole, valueText }: StackedBarProps) => {
  const most = Math.max(1, whole)
  return (
    <>
      <span className="sr-only">
        {parts.map(({ name, value }) => `${name}: ${valueText(value)}`).join(', ')}
      </span>
      <svg aria-hidden width="100%" height={HEIGHT} className="block overflow-hidden rounded-sm bg-sunken">
        {segmentsOf(parts).map(({ part, from }, index) => (
          <g key={part.id} className={toneOf(index)}>
            <title>{`${part.name}: ${valueText(part.value)}`}</title>
            <Segment
              x={`${(100 * from) / most}%`}
              width={`${(100 * part.value) / most}%`}
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

type StackedBarKeyProps = {
  bars: readonly (readonly BarPart[])[]
}

export const StackedBarKey = ({ bars: [first = [], ...others] }: StackedBarKeyProps) => (
  <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-xs">
    {first.map(({ id, name, value }, index) =>
      value > 0 || others.some((parts) => (parts[index]?.value ?? 0) > 0) ? (
        <li key={id} className="flex items-center gap-1.5">
          <svg aria-hidden width={KEY_SIZE} height={KEY_SIZE} className={toneOf(index)}>
            <Segment x={0} width={KEY_SIZE} height={KEY_SIZE} index={index} id={`key-${id}`} />
          </svg>
          {name}
        </li>
      ) : null,
    )}
  </ul>
)

type SegmentProps = { x: number | string; width: number | string; height: number; index: number; id: string }

const Segment = ({ x, width, height, index, id }: SegmentProps) => {
  const pattern = `hatch-${id}`
  return (
    <>
      <rect x={x} width={width} height={height} fill="currentColor" opacity={index === 0 ? 1 : 0.28} />
      {index === 0 ? null : (
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

const toneOf = (index: number) => TONES[index % TONES.length] ?? TONES[0]

const segmentsOf = (parts: readonly BarPart[]) => {
  let from = 0
  return parts.map((part) => {
    const segment = { part, from }
    from += part.value
    return segment
  })
}
