'use client'
import Link from 'next/link'
import { cn } from './class-names.ts'

export type FilterChip = { id: string; label: string; href: string; chosen: boolean }

type FilterChipsProps = {
  label: string
  chips: readonly FilterChip[]
  /** Goes to the address of a chip in the place of its link, where other changes of that address may be on their way. */
  onChoose?: (id: string) => void
}

/** Choices that narrow a list. Links: each choice is an address, and going back undoes it. */
export const FilterChips = ({ label, chips, onChoose }: FilterChipsProps) => (
  <nav
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
        // Browsers leave a chip that shows only its edge where it is.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' })}
        aria-current={chip.chosen ? 'true' : undefined}
        className={cn(
          'inline-flex min-h-8 shrink-0 items-center whitespace-nowrap rounded-full border px-3 text-sm transition-colors pointer-coarse:min-h-10',
          chip.chosen
            ? 'border-accent bg-accent text-on-accent'
            : 'border-line-strong/50 bg-raised text-ink-muted hover:border-ink-muted hover:text-ink',
        )}
      >
        {chip.label}
      </Link>
    ))}
  </nav>
)
