import type { ComponentProps, ReactNode } from 'react'

export type RadioOption = {
  value: string
  label: ReactNode
  description?: ReactNode
  aside?: ReactNode
  disabled?: boolean
}

type RadioCardProps = Omit<RadioOption, 'value'> & { input: ComponentProps<'input'> }

export const RadioCard = ({ label, description, aside, disabled, input }: RadioCardProps) => (
  <label className="flex min-h-11 items-center gap-3 rounded-control border border-line-strong/70 bg-raised px-3 py-2.5 transition-colors hover:border-ink-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-disabled:opacity-50">
    <input
      {...input}
      type="radio"
      disabled={disabled || input.disabled}
      className="size-4.5 shrink-0 appearance-none rounded-full border border-line-strong bg-raised transition-all checked:border-[0.34rem] checked:border-accent"
    />
    <span className="min-w-0 flex-1">
      <span className="block font-medium text-sm">{label}</span>
      {description ? <span className="block text-ink-muted text-sm">{description}</span> : null}
    </span>
    {aside ? <span className="shrink-0 text-right text-sm tabular-nums">{aside}</span> : null}
  </label>
)
