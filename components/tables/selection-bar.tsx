'use client'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { Selection } from './use-selection.ts'

const TEXTS = texts({
  label: ['Ações com as linhas selecionadas', 'Actions on the selected rows'],
  count: (count: number) => [
    count === 1 ? '1 selecionada' : `${count} selecionadas`,
    count === 1 ? '1 selected' : `${count} selected`,
  ],
  clear: ['Limpar seleção', 'Clear selection'],
})

/** What can be done with the rows chosen in a list, in sight wherever the list is scrolled to. */
export const SelectionBar = ({ selection, children }: { selection: Selection; children: ReactNode }) => {
  const t = useTexts(TEXTS)
  const { ids, clear } = selection
  if (ids.length === 0) return null
  return (
    <section
      aria-label={t.label}
      className="sticky bottom-4 z-30 mx-auto flex w-fit max-w-full animate-enter flex-wrap items-center gap-2 rounded-card border bg-raised py-2 pr-2 pl-4 shadow-pop max-lg:bottom-18"
    >
      <p role="status" className="mr-2 font-medium text-sm tabular-nums">
        {t.count(ids.length)}
      </p>
      {children}
      <IconButton size="small" label={t.clear} icon={<X aria-hidden />} onClick={clear} />
    </section>
  )
}
