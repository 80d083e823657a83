'use client'
import { SlidersHorizontal } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { cn } from '#components/ui/class-names.ts'
import type { SetFilter } from './set-filters.tsx'

const DensityToggle = dynamic(() => import('./density-toggle.tsx').then((module) => module.DensityToggle), {
  ssr: false,
})
const SetFilters = dynamic(() => import('./set-filters.tsx').then((module) => module.SetFilters))

const TEXTS = texts({
  filters: ['Filtros', 'Filters'],
  counted: (count: number) => [`Filtros (${count})`, `Filters (${count})`],
})

type ListBarProps = {
  search?: ReactNode
  heading?: ReactNode
  set: readonly SetFilter[]
  onClear?: () => void
  tools?: ReactNode
  children?: (close: () => void) => ReactNode
}

export const ListBar = ({ search, heading, set, onClear, tools, children }: ListBarProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState<false | 'keys' | 'pointer'>(false)
  const boxId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  const chips = set.length === 0 ? null : <SetFilters set={set} onClear={onClear} beside={!search} />
  return (
    <div data-wide className="@container space-y-2.5">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1.5">
        {search}
        {heading ? (
          <div className={cn('min-w-0 flex-1 self-center', chips && '@max-3xl:sr-only')}>{heading}</div>
        ) : null}
        {/* Beside the search where there is room, so that setting a filter does not move the list. */}
        {chips || !(search || heading) ? <div className={placeOfChips(search, heading)}>{chips}</div> : null}
        {children ? (
          <Button
            ref={button}
            icon={<SlidersHorizontal />}
            aria-expanded={open !== false}
            aria-controls={open ? boxId : undefined}
            onClick={({ detail }) => setOpen(!open && (detail === 0 ? 'keys' : 'pointer'))}
            className={cn('pointer-coarse:min-h-12', set.length > 0 && 'border-accent text-accent')}
          >
            <span className={cn((search || heading) && '@max-lg:sr-only')}>
              {set.length === 0 ? t.filters : t.counted(set.length)}
            </span>
          </Button>
        ) : null}
        <span className="contents max-sm:hidden">{tools}</span>
        <span className="size-10 shrink-0 max-sm:hidden">
          <DensityToggle />
        </span>
      </div>
      {open && children ? (
        <section
          id={boxId}
          ref={open === 'keys' ? focusFirst : undefined}
          aria-label={t.filters}
          onKeyDown={closeOnEscape}
          className="animate-enter space-y-4 rounded-card border bg-raised p-4 shadow-card"
        >
          {children(close)}
          {tools ? <div className="flex flex-wrap gap-2 border-t pt-4 sm:hidden">{tools}</div> : null}
        </section>
      ) : null}
    </div>
  )
}

const placeOfChips = (search: ReactNode, heading: ReactNode) =>
  cn(
    'min-w-0',
    search && '@max-3xl:order-last @max-3xl:-my-0.5 @max-3xl:basis-full @3xl:max-w-1/2 @3xl:self-center',
    !search && 'self-center',
    !search && (heading ? '@max-3xl:flex-1 @3xl:max-w-1/2' : 'flex-1'),
  )

// Called only if the keyboard opened the box. After a touch, the focus would open the on-screen keyboard.
const focusFirst = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('input:not([type=hidden]), select, button')?.focus()
