'use client'
import { Search } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { openPalette } from './open-palette.ts'

const TEXTS = texts({ search: ['Busca rápida', 'Quick search'] })

const never = () => () => undefined

export const PaletteButton = ({ variant = 'wide' }: { variant?: 'wide' | 'narrow' }) => {
  const t = useTexts(TEXTS)
  const mac = useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  )
  if (variant === 'narrow') return <IconButton label={t.search} icon={<Search />} onClick={openPalette} />
  return (
    <button
      type="button"
      onClick={openPalette}
      className="flex min-h-9 w-full items-center gap-2 rounded-control border bg-raised px-2.5 text-ink-muted text-sm shadow-card transition-colors hover:border-line-strong hover:text-ink pointer-coarse:min-h-11"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="flex-1 truncate text-left">{t.search}</span>
      <kbd className="rounded-md border bg-sunken px-1 font-medium font-sans text-[0.6875rem] leading-4.5">
        {mac ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}
