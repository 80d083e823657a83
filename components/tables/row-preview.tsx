'use client'
import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useShortcuts } from '#components/shell/use-shortcuts.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { RowAct } from './row-act.ts'
import { RowActButtons } from './row-act-buttons.tsx'
import { focusRow } from './use-row-keys.ts'

const TEXTS = texts({
  lists: ['Em listas', 'In lists'],
  close: ['Fechar o resumo', 'Close the summary'],
})

export type RowPreviewProps = {
  rowId: string
  label: string
  title: ReactNode
  meta: ReactNode
  page: { href: string; label: string }
  acts?: readonly RowAct[]
  onClose: () => void
  children: ReactNode
}

export const RowPreview = ({ rowId, label, title, meta, page, acts = [], ...props }: RowPreviewProps) => {
  const t = useTexts(TEXTS)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  const leave = () => {
    props.onClose()
    focusRow(rowId)
  }
  // Escape closes the preview or the selection, whichever opened last, because the last shortcut wins.
  useShortcuts(t.lists, [{ keys: 'Escape', label: t.close, run: leave }])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    leave()
  }
  return (
    <aside
      aria-label={label}
      data-row-preview={rowId}
      data-side-panel
      onKeyDown={closeOnEscape}
      className="fixed inset-y-0 m-0! right-0 z-40 flex w-104 max-w-full animate-enter flex-col border-l bg-surface shadow-pop"
    >
      <header className="flex items-start justify-between gap-3 border-b bg-raised px-5 py-4">
        <div className="min-w-0">
          <h2 className="truncate font-semibold text-lg">{title}</h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-ink-muted text-sm tabular-nums">
            {meta}
          </p>
        </div>
        <IconButton ref={close} size="small" label={t.close} icon={<X aria-hidden />} onClick={leave} />
      </header>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll a long summary
        tabIndex={0}
        className="min-h-0 flex-1 space-y-4 overflow-y-auto p-5 focus-visible:-outline-offset-2"
      >
        {/* A separate Suspense boundary: the summary would lose the focus if it suspended as a whole. */}
        <Suspense fallback={<Skeleton variant="row" lines={3} />}>{props.children}</Suspense>
      </div>
      <footer className="space-y-2 border-t bg-raised px-5 py-3">
        <RowActButtons acts={acts} />
        <LinkButton href={page.href} variant="primary" className="w-full">
          {page.label}
        </LinkButton>
      </footer>
    </aside>
  )
}
