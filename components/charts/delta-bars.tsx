import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'

export type DeltaBar = {
  id: string
  label: string
  count: number
  side: 'worse' | 'same' | 'better'
}

type DeltaBarsProps = {
  caption: string
  rangeHeader: string
  countHeader: string
  bars: readonly DeltaBar[]
}

const TEXTS = texts({ share: ['Parte', 'Share'] })

const SIDE_STYLES = {
  worse: { tone: 'text-danger', pattern: 'url(#delta-worse)' },
  same: { tone: 'text-ink-muted', pattern: 'currentColor' },
  better: { tone: 'text-positive', pattern: 'currentColor' },
}

const CELL = 'py-1.5 pr-3 last:pr-0'

/** Bars on the worse side are hatched, because colour alone must not carry the meaning. */
export const DeltaBars = ({ caption, rangeHeader, countHeader, bars }: DeltaBarsProps) => {
  const t = useTexts(TEXTS)
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const all = Math.max(
    1,
    bars.reduce((sum, { count }) => sum + count, 0),
  )
  return (
    <table className="w-full text-sm tabular-nums max-sm:text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b text-left text-ink-muted text-xs">
        <tr>
          <th scope="col" className={cn(CELL, 'font-medium')}>
            {rangeHeader}
          </th>
          <td aria-hidden className="w-2/5 max-sm:w-1/4" />
          <th scope="col" className={cn(CELL, 'text-right font-medium')}>
            {countHeader}
          </th>
          <th scope="col" className={cn(CELL, 'text-right font-medium')}>
            {t.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, label, count, side }) => (
          <tr key={id}>
            <th scope="row" className={cn(CELL, 'text-left font-normal')}>
              {label}
            </th>
            <td aria-hidden className={cn(CELL, SIDE_STYLES[side].tone)}>
              <DeltaFill {...{ count, most, side }} />
            </td>
            <td className={cn(CELL, 'text-right')}>{count.toLocaleString('pt-BR')}</td>
            <td className={cn(CELL, 'text-right text-ink-muted')}>
              {((100 * count) / all).toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DeltaFillProps = Pick<DeltaBar, 'count' | 'side'> & {
  most: number
}

const DeltaFill = ({ count, most, side }: DeltaFillProps) => (
  <svg aria-hidden width="100%" height="14" className="block">
    <defs>
      <pattern
        id="delta-worse"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="currentColor" opacity="0.35" />
        <rect width="3" height="6" fill="currentColor" />
      </pattern>
    </defs>
    <rect
      width={count === 0 ? '1' : `${Math.max(1, (100 * count) / most)}%`}
      height="14"
      rx="3"
      fill={SIDE_STYLES[side].pattern}
    />
  </svg>
)
