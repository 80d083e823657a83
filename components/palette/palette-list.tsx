'use client'
import type { Listbox } from '#components/fields/use-listbox.ts'
import { cn } from '#components/ui/class-names.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'

type PaletteListProps = {
  id: string
  label: string
  groups: readonly PaletteGroup[]
  listbox: Listbox
  onChoose: (item: PaletteItem) => void
}

export const PaletteList = ({ id, label, groups, listbox, onChoose }: PaletteListProps) => {
  const { active } = listbox
  let position = -1
  return (
    <div {...listbox.list} role="listbox" aria-label={label} className="p-2">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not fit a group of options
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="pb-1.5">
          <p id={`${id}-${group.id}`} className="px-2.5 pt-1.5 pb-1 font-medium text-ink-muted text-xs">
            {group.label}
          </p>
          {group.items.map((item) => {
            position += 1
            const index = position
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input, which keeps the focus, handles the keys
              <div
                key={item.id}
                {...listbox.option(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onClick={() => onChoose(item)}
                onPointerMove={() => index !== active && listbox.mark(index)}
                className={cn(
                  'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-sm pointer-coarse:min-h-11',
                  index === active && 'bg-accent-soft',
                )}
              >
                <item.icon
                  aria-hidden
                  className={cn('size-4 shrink-0', index === active ? 'text-accent' : 'text-ink-muted')}
                />
                <span className="min-w-0 flex-1 truncate">{item.label}</span>
                {item.detail ? (
                  <span className="max-w-1/2 shrink-0 truncate text-ink-muted text-xs tabular-nums">
                    {item.detail}
                  </span>
                ) : null}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
