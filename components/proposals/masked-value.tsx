'use client'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'

type MaskedValueProps = { what: string; masked: string; shown: string }

/** A personal figure, hidden until asked for. */
export const MaskedValue = ({ what, masked, shown }: MaskedValueProps) => {
  const [open, setOpen] = useState(false)
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      {open ? shown : masked}
      <IconButton
        size="small"
        aria-pressed={open}
        label={open ? `Ocultar ${what}` : `Mostrar ${what}`}
        icon={open ? <EyeOff /> : <Eye />}
        onClick={() => setOpen(!open)}
        className="-my-1.5"
      />
    </span>
  )
}
