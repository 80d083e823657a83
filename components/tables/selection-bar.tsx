'use client'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useShortcuts } from '#components/shell/use-shortcuts.ts'
import { cn } from '#components/ui/class-names.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { focusRow } from './use-row-keys.ts'
import type { Selection } from './use-selection.ts'

const TEXTS = texts({
  lists: ['Em listas', 'In lists'],
  label: ['Ações com as linhas selecionadas', 'Actions on the selected rows'],
  count: (count: number) => [
    count === 1 ? '1 selecionada' : `${count} selecionadas`,
    count === 1 ? '1 selected' : `${count} selected`,
  ],
  clear: ['Limpar seleção', 'Clear selection'],
})

type SelectionBarProps = {
  selection: Selection
  report?: ReactNode
  className?: string
  children: ReactNode
}

export const SelectionBar = ({ report, className, ...bar }: SelectionBarProps) => (
  <div
    className={cn(
      'sticky bottom-4 z-30 mx-auto flex w-fit max-w-full flex-col items-center gap-2 empty:hidden max-lg:bottom-18',
      // An open row preview overlays the list, so the bar moves to the left of it.
      'sm:in-[body:has([data-side-panel])]:mr-104',
      className,
    )}
  >
    {report}
    {bar.selection.ids.length === 0 ? null : <ShownBar {...bar} />}
  </div>
)

const ShownBar = ({ selection, children }: Omit<SelectionBarProps, 'report' | 'className'>) => {
  const t = useTexts(TEXTS)
  const { ids, clear } = selection
  const bar = useRef<HTMLElement>(null)
  useFocusOnLeave(bar, ids[0] ?? '')
  useShortcuts(t.lists, [{ keys: 'Escape', label: t.clear, run: clear }])
  return (
    <section
      ref={bar}
      data-selection-bar
      aria-label={t.label}
      className="flex w-fit max-w-full animate-enter flex-wrap items-center gap-1.5 rounded-card border bg-raised py-2 pr-1.5 pl-3.5 shadow-pop"
    >
      <p role="status" className="mr-1 font-medium text-sm tabular-nums">
        {t.count(ids.length)}
      </p>
      {children}
      <IconButton size="small" label={t.clear} icon={<X aria-hidden />} onClick={clear} />
    </section>
  )
}

const useFocusOnLeave = (bar: RefObject<HTMLElement | null>, rowId: string) => {
  const newest = useRef(rowId)
  useEffect(() => {
    newest.current = rowId
  })
  // The cleanup of `useEffect` would run too late, after the removed bar has lost the focus.
  useLayoutEffect(() => {
    const { current } = bar
    return () => {
      if (current?.contains(document.activeElement)) focusRow(newest.current)
    }
  }, [bar])
}
