import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { TONE_BOX, type Tone } from './tone.ts'

export type TimelineItem = {
  id: string
  title: ReactNode
  meta?: ReactNode
  body?: ReactNode
  icon?: ReactNode
  tone?: Tone
}

export const Timeline = ({ items, className }: { items: readonly TimelineItem[]; className?: string }) => (
  <ol className={className}>
    {items.map(({ id, title, meta, body, icon, tone = 'neutral' }) => (
      <li key={id} className="group relative flex gap-3 pb-5 last:pb-0">
        <span
          aria-hidden
          className="absolute top-7 bottom-0 left-3.5 w-px -translate-x-1/2 bg-line group-last:hidden"
        />
        <span
          aria-hidden
          className={cn(
            'relative grid size-7 shrink-0 place-items-center rounded-full border [&_svg]:size-3.5',
            TONE_BOX[tone],
          )}
        >
          {icon ?? <span className="size-1.5 rounded-full bg-current" />}
        </span>
        <div className="min-w-0 flex-1 pt-0.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <p className="font-medium text-sm">{title}</p>
            {meta ? <p className="text-ink-muted text-xs tabular-nums">{meta}</p> : null}
          </div>
          {body ? <div className="mt-1 text-ink-muted text-sm">{body}</div> : null}
        </div>
      </li>
    ))}
  </ol>
)
