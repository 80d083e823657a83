/**
 * How kinds are distinguished when they are filled: by colour and by pattern, so that colour is never alone.
 */
const TONES = ['text-accent', 'text-warning', 'text-info', 'text-positive', 'text-ink-muted'] as const
const ANGLES = [null, 45, 135, 90, 0] as const

/** The colour of a kind by its place in the list. */
export const seriesTone = (index: number): string => TONES[index % TONES.length] ?? TONES[0]

/** What a kind is filled with: plain for the first one, hatched for the others. `id` names the chart. */
export const seriesFill = (id: string, index: number): string =>
  ANGLES[index % ANGLES.length] === null ? 'currentColor' : `url(#${id}-${index % ANGLES.length})`

/** The patterns of a chart; they take the colour of what they fill by being defined once for each kind. */
export const SeriesPatterns = ({ id, count }: { id: string; count: number }) => (
  <defs>
    {ANGLES.slice(0, count).map((angle, index) =>
      angle === null ? null : (
        <pattern
          key={angle}
          id={`${id}-${index}`}
          className={seriesTone(index)}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angle})`}
        >
          <rect width="6" height="6" fill="currentColor" opacity="0.3" />
          <rect width="3" height="6" fill="currentColor" />
        </pattern>
      ),
    )}
  </defs>
)

/** A small sample of what a kind is filled with, beside its name. */
export const SeriesSample = ({ id, index }: { id: string; index: number }) => (
  <svg aria-hidden width="12" height="12" className={`shrink-0 ${seriesTone(index)}`}>
    <rect width="12" height="12" rx="3" fill={seriesFill(id, index)} />
  </svg>
)
