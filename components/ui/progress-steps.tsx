import { Check, X } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from './class-names.ts'

const TEXTS = texts({
  steps: ['Etapas', 'Steps'],
  of: (step: number, count: number) => [`${step} de ${count}`, `${step} of ${count}`],
  done: ['Concluída', 'Done'],
  stopped: ['Parou aqui', 'Stopped here'],
})

type ProgressStepsProps = {
  steps: readonly string[]
  current: number
  stopped?: boolean
  note?: string | undefined
  label?: string
  compact?: boolean
  className?: string
}

const circle = (index: number, current: number, stopped: boolean) =>
  cn(
    'grid size-6 shrink-0 place-items-center rounded-full border font-semibold text-xs tabular-nums',
    index < current && 'border-accent bg-accent text-on-accent',
    index === current &&
      (stopped ? 'border-danger bg-danger-soft text-danger' : 'border-accent bg-accent-soft text-accent'),
    index > current && 'border-line-strong text-ink-muted',
  )

export const ProgressSteps = ({
  steps,
  current,
  stopped = false,
  compact = false,
  ...props
}: ProgressStepsProps) => {
  const t = useTexts(TEXTS)
  const currentIndex = Math.min(current, steps.length - 1)
  return (
    <nav aria-label={props.label ?? t.steps} className={props.className}>
      <div className={compact ? undefined : 'md:hidden'}>
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <span className="font-medium">{props.note ?? steps[currentIndex]}</span>
          {props.note === undefined ? (
            <span className="text-ink-muted tabular-nums">{t.of(currentIndex + 1, steps.length)}</span>
          ) : null}
        </p>
        <div aria-hidden className="mt-2 flex gap-1">
          {steps.map((step, index) => (
            <span
              key={step}
              className={cn(
                'h-1 flex-1 rounded-full',
                index <= current ? (stopped && index === current ? 'bg-danger' : 'bg-accent') : 'bg-line',
              )}
            />
          ))}
        </div>
      </div>
      <ol className={compact ? 'hidden' : 'hidden items-center gap-3 md:flex'}>
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="flex items-center gap-2 not-last:flex-1 not-last:after:h-px not-last:after:min-w-4 not-last:after:flex-1 not-last:after:bg-line"
          >
            <span className={circle(index, current, stopped)}>
              {index < current ? (
                <Check aria-label={t.done} className="size-3.5" />
              ) : stopped && index === current ? (
                <X aria-label={t.stopped} className="size-3.5" />
              ) : (
                index + 1
              )}
            </span>
            <span className={cn('text-sm', index === current ? 'font-medium' : 'text-ink-muted')}>
              {step}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
