'use client'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { IconButton } from '../ui/icon-button.tsx'

const TEXTS = texts({
  hide: (what: string) => [`Ocultar ${what}`, `Hide ${what}`],
  show: (what: string) => [`Mostrar ${what}`, `Show ${what}`],
})

type MaskedValueProps = { what: string; masked: string; shown: string }

/** A personal figure, hidden until asked for. */
export const MaskedValue = ({ what, masked, shown }: MaskedValueProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      {open ? shown : masked}
      <IconButton
        size="small"
        aria-pressed={open}
        label={open ? t.hide(what) : t.show(what)}
        icon={open ? <EyeOff /> : <Eye />}
        onClick={() => setOpen(!open)}
        className="-my-1.5"
      />
    </span>
  )
}
