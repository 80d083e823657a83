/** Fills also differ by pattern, so that colour alone never distinguishes them. */
const TONES = ['text-accent', 'text-warning', 'text-info', 'text-positive', 'text-ink-muted'] as const
const ANGLES = [null, 45, 135, 90, 0] as const

export const seriesTone = (index: number): string => TONES[index % TONES.length] ?? TONES[0]

/** `id` prefixes the pattern ids, which must be unique in the document. */
export const seriesFill = (id: string, index: number): string =>
  ANGLES[index % ANGLES.length] === null ? 'currentColor' : `url(#${id}-${index % ANGLES.length})`

/** Each series needs its own pattern, because `currentColor` in a pattern is the pattern's own colour. */
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

export const SeriesSample = ({ id, index }: { id: string; index: number }) => (
  <svg aria-hidden width="12" height="12" className={`shrink-0 ${seriesTone(index)}`}>
    <rect width="12" height="12" rx="3" fill={seriesFill(id, index)} />
  </svg>
)
