import { cents as asCents, formatBrl } from '#lib/domain/money.ts'
import { cn } from './class-names.ts'
import { TONE_TEXT, type Tone } from './tone.ts'

export type MoneyProps = {
  cents: number
  size?: 'small' | 'normal' | 'large' | 'hero'
  tone?: Tone | 'ink'
  className?: string
}

const SIZES = {
  small: 'text-sm',
  normal: '',
  large: 'font-semibold text-xl tracking-tight',
  hero: 'font-semibold text-4xl tracking-tight sm:text-5xl',
}

export const Money = ({ cents, size = 'normal', tone = 'ink', className }: MoneyProps) => {
  const text = formatBrl(asCents(cents))
  const classes = cn(
    'whitespace-nowrap tabular-nums',
    SIZES[size],
    tone !== 'ink' && TONE_TEXT[tone],
    className,
  )
  if (size !== 'hero') return <span className={classes}>{text}</span>
  const [sign = '', amount = ''] = text.split(' ')
  return (
    <span className={classes}>
      <span className="mr-[0.2em] align-[0.35em] font-medium text-[0.5em] text-ink-muted tracking-normal">
        {sign}
      </span>
      {amount}
    </span>
  )
}
