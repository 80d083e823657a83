'use client'
import { X } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { focusRow } from './use-row-keys.ts'

const TEXTS = texts({ close: ['Fechar o resumo', 'Close the summary'] })

export type RowPreviewProps = {
  /** The row in the list, which has the focus again afterwards. */
  rowId: string
  /** What the summary is called. */
  label: string
  /** Whom or what the row is about. */
  title: ReactNode
  /** Under the title: CPF, state. */
  meta: ReactNode
  /** The row's own page. */
  page: { href: string; label: string }
  onClose: () => void
  children: ReactNode
}

/**
 * A row of a list looked at beside it, without leaving the list: Escape closes it, and the row has the focus
 * again.
 */
export const RowPreview = ({ rowId, label, title, meta, page, onClose, children }: RowPreviewProps) => {
  const t = useTexts(TEXTS)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  const leave = () => {
    onClose()
    focusRow(rowId)
  }
  // Wherever the focus is by then; a dialog or a menu over it is closed first.
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <aside
      aria-label={label}
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long summary scrolls, and the keyboard must too
        tabIndex={0}
        className="min-h-0 flex-1 space-y-4 overflow-y-auto p-5 focus-visible:-outline-offset-2"
      >
        {/* What is still loading hides itself alone: hidden with it, the summary would lose the focus. */}
        <Suspense fallback={<Skeleton variant="row" lines={3} />}>{children}</Suspense>
      </div>
      <footer className="border-t bg-raised px-5 py-3">
        <LinkButton href={page.href} variant="primary" className="w-full">
          {page.label}
        </LinkButton>
      </footer>
    </aside>
  )
}
