'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { lazyDialog } from '#components/ui/lazy-dialog.tsx'
import { KEYBOARD_MAP_EVENT } from './open-keyboard-map.ts'
import { MAIN_ID } from './skip-link.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const TEXTS = texts({
  everywhere: ['Em todas as telas', 'On every screen'],
  pages: ['Ir para', 'Go to'],
  lists: ['Em listas', 'In lists'],
  map: ['Mostrar os atalhos', 'Show the shortcuts'],
  search: ['Buscar nesta tela', 'Search on this screen'],
  next: ['Linha seguinte', 'Next line'],
  previous: ['Linha anterior', 'Previous line'],
})

const KeyboardMap = lazyDialog(() => import('./keyboard-map.tsx').then((module) => module.KeyboardMap))

export type BackOfficeDestination = { href: string; label: string; letter: string }

export const BackOfficeShortcuts = ({ destinations }: { destinations: readonly BackOfficeDestination[] }) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const show = () => setOpen(true)
    window.addEventListener(KEYBOARD_MAP_EVENT, show)
    return () => window.removeEventListener(KEYBOARD_MAP_EVENT, show)
  }, [])
  useShortcuts(t.everywhere, [
    { keys: '/', label: t.search, run: focusSearch },
    { keys: '?', label: t.map, run: () => setOpen(true) },
  ])
  useShortcuts(
    t.pages,
    destinations.map(({ href, label, letter }) => ({
      keys: `g ${letter}`,
      label,
      run: () => router.push(href),
    })),
  )
  useShortcuts(t.lists, [
    { keys: 'j', label: t.next, run: () => moveInList(1), repeats: true },
    { keys: 'k', label: t.previous, run: () => moveInList(-1), repeats: true },
  ])
  return <KeyboardMap open={open} onOpenChange={setOpen} />
}

const focusSearch = (): void => {
  const box = document.querySelector<HTMLInputElement>(`#${MAIN_ID} input[type=search]`)
  box?.focus()
  box?.select()
}

const moveInList = (by: 1 | -1): void => {
  const lines = [...document.querySelectorAll<HTMLElement>(`#${MAIN_ID} [data-list-item]`)]
  const here = lines.indexOf(document.activeElement as HTMLElement)
  const next = here < 0 ? lines[0] : lines[here + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
