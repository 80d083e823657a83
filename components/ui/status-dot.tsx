import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { TONE_TEXT, type Tone } from './tone.ts'

type StatusDotProps = { tone?: Tone; live?: boolean; className?: string; children?: ReactNode }

export const StatusDot = ({ tone = 'neutral', live = false, className, children }: StatusDotProps) => (
  <span className={cn('inline-flex items-center gap-2', className)}>
    <span aria-hidden className={cn('relative flex size-2 shrink-0', TONE_TEXT[tone])}>
      {live ? <span className="absolute inset-0 animate-ping rounded-full bg-current opacity-60" /> : null}
      <span className="relative size-2 rounded-full bg-current" />
    </span>
    {children}
  </span>
)
