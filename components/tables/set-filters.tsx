'use client'
import { X } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { cn } from '#components/ui/class-names.ts'

const TEXTS = texts({
  set: ['Filtros aplicados', 'Applied filters'],
  remove: ['tirar este filtro', 'remove this filter'],
  clear: ['Limpar', 'Clear'],
})

export type SetFilter = { id: string; label: string; onRemove: () => void }

type SetFiltersProps = {
  set: readonly SetFilter[]
  onClear?: () => void
  beside?: boolean
}

export const SetFilters = ({ set, onClear, beside = false }: SetFiltersProps) => {
  const t = useTexts(TEXTS)
  if (set.length === 0) return null
  return (
    <ul
      aria-label={t.set}
      className={cn(
        'flex items-center gap-1.5 overflow-x-auto py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0',
        beside ? '-mx-1 px-1' : '-mx-4 px-4',
      )}
    >
      {set.map(({ id, label, onRemove }) => (
        <li key={id} className="min-w-0 max-w-full shrink-0">
          <button
            type="button"
            aria-label={`${label}, ${t.remove}`}
            onClick={onRemove}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft pr-2 pl-3 text-accent text-sm hover:border-accent pointer-coarse:min-h-10"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
      {onClear && set.length > 1 ? (
        <li>
          <Button size="small" variant="quiet" onClick={onClear}>
            {t.clear}
          </Button>
        </li>
      ) : null}
    </ul>
  )
}
