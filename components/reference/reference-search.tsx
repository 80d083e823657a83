'use client'
import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { type Listbox, useListbox } from '#components/fields/use-listbox.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useShortcuts } from '#components/shell/use-shortcuts.ts'
import { cn } from '#components/ui/class-names.ts'
import { SEARCH_PATH } from '#lib/reference/reference-address.ts'
import type { SearchResult } from '#lib/reference/search.ts'
import { SearchResultLines } from './search-results.tsx'
import { useReferenceSearch } from './use-reference-search.ts'

const TEXTS = texts({
  label: ['Buscar na documentação', 'Search the documentation'],
  results: ['Resultados', 'Results'],
  none: ['Nada encontrado.', 'Nothing found.'],
  count: (count: number) =>
    count === 1 ? ['1 resultado', '1 result'] : [`${count} resultados`, `${count} results`],
})

export const ReferenceSearch = () => {
  const t = useTexts(TEXTS)
  const field = useRef<HTMLInputElement>(null)
  const { text, type, load, results, isShown, hide, listbox, open, press } = useSearchField(field)
  useShortcuts(t.label, [
    { keys: '/', label: t.label, run: () => field.current?.focus() },
    { keys: 'mod+k', label: t.label, run: () => field.current?.focus() },
  ])
  return (
    <search className="relative block">
      <form action={SEARCH_PATH} method="get">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-3 left-3 size-4 text-ink-muted pointer-coarse:top-4"
        />
        <input
          {...listbox.input}
          ref={field}
          name="q"
          required
          aria-label={t.label}
          placeholder={t.label}
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onFocus={() => void load()}
          onBlur={hide}
          onKeyDown={press}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          className="control ps-10"
        />
      </form>
      <p role="status" className="sr-only">
        {isShown ? t.count(results.length) : ''}
      </p>
      {isShown ? (
        <ResultList listbox={listbox} results={results} label={t.results} none={t.none} onChoose={open} />
      ) : null}
    </search>
  )
}

const useSearchField = (field: RefObject<HTMLInputElement | null>) => {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const { text, setText, load, results: loaded } = useReferenceSearch()
  const results = loaded ?? []
  const isShown = isOpen && loaded !== undefined
  const listbox = useListbox({ id: useId(), count: results.length, open: isShown })
  const hide = () => setOpen(false)
  const type = (next: string) => {
    void load()
    setText(next)
    setOpen(true)
    listbox.mark(0)
  }
  const open = ({ href }: SearchResult) => {
    hide()
    setText('')
    field.current?.blur()
    router.push(href)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return hide()
    if (isShown && listbox.move(event)) return
    const chosen = results[listbox.active]
    if (event.key !== 'Enter' || !isShown || !chosen) return
    event.preventDefault()
    open(chosen)
  }
  return { text, type, load, results, isShown, hide, listbox, open, press }
}

type ResultListProps = {
  listbox: Listbox
  results: readonly SearchResult[]
  label: string
  none: string
  onChoose: (result: SearchResult) => void
}

const ResultList = ({ listbox, results, label, none, onChoose }: ResultListProps) => (
  <div className="absolute top-full left-0 z-30 mt-1 max-h-[min(28rem,60dvh)] w-full overflow-y-auto rounded-card border bg-raised p-1 shadow-pop lg:w-[30rem]">
    <div {...listbox.list} role="listbox" aria-label={label}>
      {results.map((result, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field, which keeps the focus, handles the keys
        <div
          key={result.href}
          {...listbox.option(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === listbox.active}
          onClick={() => onChoose(result)}
          onPointerMove={() => index !== listbox.active && listbox.mark(index)}
          className={cn(
            'flex cursor-pointer items-start gap-3 rounded-md px-2.5 py-2 text-sm leading-5',
            index === listbox.active && 'bg-accent-soft',
          )}
        >
          <SearchResultLines result={result} />
        </div>
      ))}
    </div>
    {results.length === 0 ? <p className="px-2.5 py-3 text-ink-muted text-sm">{none}</p> : null}
  </div>
)
