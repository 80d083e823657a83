'use client'
import { useCallback, useEffect, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useShortcuts } from '#components/shell/use-shortcuts.ts'
import { type RowOnScreen, rowsOnScreen } from '#components/tables/rows-on-screen.ts'
import { lazyDialog } from '#components/ui/lazy-dialog.tsx'
import { PALETTE_EVENT } from './open-palette.ts'
import type { PaletteProps } from './palette-props.ts'

const TEXTS = texts({
  everywhere: ['Em todas as telas', 'On every screen'],
  open: ['Busca rápida', 'Quick search'],
})

const OpenedPalette = lazyDialog(() => import('./opened-palette.tsx').then((module) => module.OpenedPalette))

export const Palette = (props: PaletteProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  const [row, setRow] = useState<RowOnScreen | null>(null)
  // The row must be read first, because the palette then takes the focus.
  const show = useCallback(() => {
    setRow(null)
    void rowsOnScreen.underCursor()?.then(setRow)
    setOpen(true)
  }, [])
  useShortcuts(t.everywhere, [{ keys: 'mod+k', label: t.open, run: show }])
  useEffect(() => {
    window.addEventListener(PALETTE_EVENT, show)
    return () => window.removeEventListener(PALETTE_EVENT, show)
  }, [show])
  return <OpenedPalette {...props} row={row} title={t.open} open={open} onOpenChange={setOpen} />
}
