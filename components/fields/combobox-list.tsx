'use client'
import { Check } from 'lucide-react'
import { cn } from '#components/ui/class-names.ts'
import type { ComboboxOption } from './combobox-option.ts'
import type { Listbox } from './use-listbox.ts'

type ComboboxListProps = {
  listbox: Listbox
  label: string
  options: readonly ComboboxOption[]
  selected: string
  emptyText: string
  onChoose: (option: ComboboxOption) => void
}

/** The list overlays the page. In a dialog, which would clip it, it is static and the dialog grows. */
export const ComboboxList = ({
  listbox,
  label,
  options,
  selected,
  emptyText,
  onChoose,
}: ComboboxListProps) => {
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 in-data-dialog:static animate-enter overflow-y-auto rounded-card border bg-raised p-1 shadow-pop">
      <div {...listbox.list} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input, which keeps the focus, handles the keys
          <div
            key={option.value}
            {...listbox.option(index)}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === selected}
            onClick={() => onChoose(option)}
            className={cn(
              'flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-sm hover:bg-sunken pointer-coarse:min-h-11',
              index === listbox.active && 'bg-sunken',
            )}
          >
            <span className="min-w-0 flex-1 truncate">{option.label}</span>
            {option.detail ? (
              <span className="shrink-0 text-ink-muted text-xs tabular-nums">{option.detail}</span>
            ) : null}
            {option.value === selected ? <Check aria-hidden className="size-4 shrink-0 text-accent" /> : null}
          </div>
        ))}
      </div>
      {options.length === 0 ? (
        <p role="status" className="px-2.5 py-3 text-ink-muted text-sm">
          {emptyText}
        </p>
      ) : null}
    </div>
  )
}
