'use client'
import { Rows2, Rows4 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { IconButton } from '#components/ui/icon-button.tsx'

const TEXTS = texts({ compact: ['Linhas compactas', 'Compact rows'] })

const KEY = 'density'

const subscribe = (notify: () => void) => {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

const isCompact = () => document.documentElement.dataset.density === 'compact'

const choose = (compact: boolean): void => {
  if (compact) document.documentElement.dataset.density = 'compact'
  else delete document.documentElement.dataset.density
  try {
    if (compact) localStorage.setItem(KEY, 'compact')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage can be blocked; the density then lasts as long as the page.
  }
}

export const DensityToggle = () => {
  const t = useTexts(TEXTS)
  const compact = useSyncExternalStore(subscribe, isCompact, () => false)
  return (
    <IconButton
      label={t.compact}
      icon={compact ? <Rows4 aria-hidden /> : <Rows2 aria-hidden />}
      variant="secondary"
      aria-pressed={compact}
      onClick={() => choose(!compact)}
      className="aria-pressed:border-accent aria-pressed:text-accent max-sm:hidden"
    />
  )
}
