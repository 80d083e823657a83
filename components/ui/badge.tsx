import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { TONE_BOX, type Tone } from './tone.ts'

type BadgeProps = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode }

export const Badge = ({ tone = 'neutral', icon, className, children }: BadgeProps) => (
  <span
    className={cn(
      'inline-flex max-w-full items-center gap-1 whitespace-nowrap rounded-full border px-2 py-px font-medium text-xs leading-5 [&_svg]:size-3',
      TONE_BOX[tone],
      className,
    )}
  >
    {icon}
    <span className="truncate">{children}</span>
  </span>
)
