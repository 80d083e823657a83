'use client'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { type Listbox, useListbox } from '#components/fields/use-listbox.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { BackOfficeDestination } from '#components/shell/back-office-shortcuts.tsx'
import type { RowOnScreen } from '#components/tables/rows-on-screen.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { useLanguage } from '#components/use-language.ts'
import { problemIn } from '#lib/client/call-api.ts'
import type { SearchEverything } from '#lib/client/customers.ts'
import type { PaletteItem } from './palette-item.ts'
import { PaletteList } from './palette-list.tsx'
import { usePaletteActions } from './use-palette-actions.ts'
import { usePaletteGroups } from './use-palette-groups.ts'
import { usePaletteSearch } from './use-palette-search.ts'

const TEXTS = texts({
  label: ['CPF, nome, contrato ou ação', 'CPF, name, contract or action'],
  screens: ['Tela ou ação', 'Screen or action'],
  noScreen: ['Nada encontrado.', 'Nothing found.'],
  results: ['Resultados', 'Results'],
  none: [
    'Nada encontrado. Confira o CPF, as primeiras letras do nome (3 ou mais) ou o contrato.',
    'Nothing found. Check the CPF, the first letters of the name (3 or more) or the contract.',
  ],
  searching: ['Buscando', 'Searching'],
  count: (count: number) =>
    count === 1 ? ['1 resultado', '1 result'] : [`${count} resultados`, `${count} results`],
  close: ['Fechar', 'Close'],
})

type PaletteBoxProps = {
  destinations: readonly BackOfficeDestination[]
  search: SearchEverything | null
  row: RowOnScreen | null
  startFgts: (key: string) => void
  busy: boolean
  notice: ReactNode
  /** False while the palette fades out; a second Enter then does nothing. */
  open: boolean
  onDone: () => void
}

export const PaletteBox = ({ destinations, search, startFgts, busy, onDone, ...props }: PaletteBoxProps) => {
  const t = useTexts(TEXTS)
  const id = useId()
  const language = useLanguage()
  const [input, setInput] = useState('')
  const { results, error, searching } = usePaletteSearch(input, search)
  const actions = usePaletteActions(destinations, language === 'en' ? 'pt-BR' : 'en')
  const groups = usePaletteGroups({ input, results, actions, startFgts, row: props.row })
  const items = groups.flatMap((group) => group.items)
  const listbox = useListbox({ id, count: items.length, open: items.length > 0 })
  const choose = (item: PaletteItem | undefined) => {
    if (!item || !props.open) return
    if (!item.stays) onDone()
    item.run()
  }
  // Enter during a search chooses the marked result once the search has ended.
  const [entered, setEntered] = useState(false)
  const takeMarked = useEffectEvent(() => {
    setEntered(false)
    choose(items[listbox.active])
  })
  useEffect(() => {
    if (entered && !searching) takeMarked()
  }, [entered, searching])
  const type = (text: string) => {
    setInput(text)
    listbox.mark(0)
    setEntered(false)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (listbox.move(event) || event.key !== 'Enter') return
    event.preventDefault()
    setEntered(true)
  }
  return (
    <>
      <PaletteInput
        listbox={listbox}
        label={search ? t.label : t.screens}
        input={input}
        onType={type}
        onPress={press}
        busy={searching || busy}
        onClose={onDone}
      />
      <p role="status" className="sr-only">
        {searching ? t.searching : t.count(items.length)}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto" aria-busy={busy}>
        {props.notice}
        {error ? <ProblemCallout problem={problemIn(error)} className="m-2 mb-0" /> : null}
        <PaletteList id={id} label={t.results} groups={groups} listbox={listbox} onChoose={choose} />
        {items.length === 0 && !searching ? (
          <p className="px-4 pt-1 pb-6 text-center text-ink-muted text-sm">{search ? t.none : t.noScreen}</p>
        ) : null}
      </div>
    </>
  )
}

type PaletteInputProps = {
  listbox: Listbox
  label: string
  input: string
  onType: (text: string) => void
  onPress: (event: KeyboardEvent<HTMLInputElement>) => void
  busy: boolean
  onClose: () => void
}

const PaletteInput = ({ listbox, label, input, onType, onPress, busy, onClose }: PaletteInputProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className="flex items-center gap-3 border-b px-4">
      <Search aria-hidden className="size-4.5 shrink-0 text-ink-muted" />
      <input
        {...listbox.input}
        aria-label={label}
        autoCorrect="off"
        placeholder={label}
        value={input}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onPress}
        className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-muted"
      />
      {busy ? <Spinner /> : null}
      <button
        type="button"
        onClick={onClose}
        className="min-h-8 rounded-control px-2 text-ink-muted text-xs hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
      >
        {t.close}
      </button>
    </div>
  )
}
