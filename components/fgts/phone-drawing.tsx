import type { ReactNode } from 'react'

export type PhoneLine = { text: string; touch?: boolean; kind?: 'row' | 'button' | 'tick' | 'field' }

export type PhoneScene = {
  title: string
  lines: readonly PhoneLine[]
}

type PhoneDrawingProps = {
  scene: PhoneScene
  label: string
}

const WIDTH = 180
const LINE = 34

/** The drawing is schematic on purpose: it shows where to tap without imitating the app. */
export const PhoneDrawing = ({ scene, label }: PhoneDrawingProps) => {
  const height = 92 + scene.lines.length * LINE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="w-full max-w-44 text-ink"
    >
      <rect
        x="1"
        y="1"
        width={WIDTH - 2}
        height={height - 2}
        rx="18"
        className="fill-raised stroke-line-strong"
        strokeWidth="2"
      />
      <rect x="70" y="9" width="40" height="5" rx="2.5" className="fill-line-strong" />
      <path d={`M10 24h${WIDTH - 20}v30H10z`} className="fill-accent-soft" />
      <text x="20" y="43" className="fill-accent font-semibold text-[11px]">
        {scene.title}
      </text>
      {scene.lines.map((line, index) => (
        <g key={line.text} transform={`translate(14 ${64 + index * LINE})`}>
          <Line line={line} />
        </g>
      ))}
      <rect x="65" y={height - 12} width="50" height="4" rx="2" className="fill-line-strong" />
    </svg>
  )
}

const Line = ({ line: { text, touch = false, kind = 'row' } }: { line: PhoneLine }) => (
  <>
    {SHAPES[kind](touch)}
    <text
      x={kind === 'tick' ? 26 : kind === 'button' ? 76 : 10}
      y="18"
      textAnchor={kind === 'button' ? 'middle' : 'start'}
      className={
        kind === 'button' && touch ? 'fill-on-accent font-semibold text-[10px]' : 'fill-ink text-[10px]'
      }
    >
      {text}
    </text>
    {touch ? <Finger /> : null}
  </>
)

const SHAPES: Readonly<Record<NonNullable<PhoneLine['kind']>, (touch: boolean) => ReactNode>> = {
  row: (touch) => (
    <>
      <rect
        width="152"
        height="28"
        rx="6"
        className={touch ? 'fill-accent-soft stroke-accent' : 'fill-sunken stroke-line'}
        strokeWidth={touch ? 2 : 1}
      />
      <path d="M141 10l4 4-4 4" fill="none" className="stroke-ink-muted" strokeWidth="1.5" />
    </>
  ),
  button: (touch) => (
    <rect
      width="152"
      height="28"
      rx="14"
      className={touch ? 'fill-accent stroke-accent' : 'fill-sunken stroke-line-strong'}
    />
  ),
  tick: (touch) => (
    <>
      <rect
        x="4"
        y="7"
        width="14"
        height="14"
        rx="3"
        className={touch ? 'fill-accent' : 'fill-raised stroke-line-strong'}
      />
      <path d="M7.5 14l3 3 5-6" fill="none" className="stroke-on-accent" strokeWidth="2" />
    </>
  ),
  field: () => <rect width="152" height="28" rx="6" className="fill-raised stroke-line-strong" />,
}

const Finger = () => (
  <g transform="translate(148 24)">
    <circle r="11" fill="none" className="stroke-accent" strokeWidth="2" strokeDasharray="3 2" />
    <circle r="4" className="fill-accent" />
  </g>
)
