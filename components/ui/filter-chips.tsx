'use client'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { cn } from './class-names.ts'

export type FilterChip = { id: string; label: string; href: string; selected: boolean }

type FilterChipsProps = {
  label: string
  chips: readonly FilterChip[]
  onChoose?: (id: string) => void
}

const EDGE_PX = 16

const useSelectedChipInView = (selectedIds: string) => {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection has another position
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!chip || !row.current) return
    const { left, right } = row.current.getBoundingClientRect()
    if (chip.right > right - EDGE_PX) row.current.scrollLeft += chip.right - right + EDGE_PX
    else if (chip.left < left) row.current.scrollLeft -= left - chip.left + EDGE_PX
  }, [selectedIds])
  return row
}

/** The chips are links, so that a selection has a URL and the back button undoes the selection. */
export const FilterChips = ({ label, chips, onChoose }: FilterChipsProps) => (
  <nav
    ref={useSelectedChipInView(chips.flatMap(({ id, selected }) => (selected ? [id] : [])).join())}
    aria-label={label}
    className="-mx-4 flex scroll-px-4 gap-1.5 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
  >
    {chips.map((chip) => (
      <Link
        key={chip.id}
        href={chip.href}
        scroll={false}
        onNavigate={(event) => {
          if (!onChoose) return
          event.preventDefault()
          onChoose(chip.id)
        }}
        // Browsers do not scroll to a chip whose edge is already visible.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' })}
        aria-current={chip.selected ? 'true' : undefined}
        className={cn(
          'inline-flex min-h-8 shrink-0 items-center whitespace-nowrap rounded-full border px-3 text-sm transition-colors pointer-coarse:min-h-10',
          chip.selected
            ? 'border-accent bg-accent text-on-accent'
            : 'border-line-strong/50 bg-raised text-ink-muted hover:border-ink-muted hover:text-ink',
        )}
      >
        {chip.label}
      </Link>
    ))}
  </nav>
)
