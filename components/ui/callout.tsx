import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { TONE_BOX, type Tone } from './tone.ts'

export type CalloutProps = {
  tone?: Tone
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  className?: string
}

const ICONS: Record<Tone, typeof Info> = {
  neutral: Info,
  accent: Info,
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

/** The danger tone interrupts screen readers. */
export const Callout = ({ tone = 'info', title, children, action, icon, className }: CalloutProps) => {
  const Icon = ICONS[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn('flex gap-3 rounded-card border p-3.5 text-sm', TONE_BOX[tone], className)}
    >
      <span className="mt-px [&_svg]:size-4.5" aria-hidden>
        {icon ?? <Icon />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium leading-5">{title}</p>
        {children ? <div className="mt-1 text-ink leading-5">{children}</div> : null}
        {action ? <div className="mt-3 flex flex-wrap gap-2 text-ink">{action}</div> : null}
      </div>
    </div>
  )
}
