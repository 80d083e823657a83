'use client'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { announce } from './announce.ts'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-classes.ts'
import { copyText } from './copy-text.ts'
import { IconButton } from './icon-button.tsx'

export type CopyButtonProps = Pick<ButtonLook, 'variant' | 'size'> & {
  text: string
  label?: string
  /** Only the icon; the label is then its name. */
  iconOnly?: boolean
  className?: string
}

const FEEDBACK_MS = 2000

/** Copies a text and says so. */
export const CopyButton = ({
  text,
  label = 'Copiar',
  iconOnly = false,
  variant,
  ...props
}: CopyButtonProps) => {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    const done = await copyText(text)
    setState(done ? 'done' : 'failed')
    announce(done ? 'Copiado' : 'Não foi possível copiar')
  }
  const shown = { idle: label, done: 'Copiado', failed: 'Não foi possível copiar' }[state]
  const icon = state === 'done' ? <Check className="text-positive" /> : <Copy />
  if (iconOnly) {
    return <IconButton size="small" label={shown} icon={icon} onClick={copy} className={props.className} />
  }
  return (
    <Button variant={variant} size={props.size} icon={icon} onClick={copy} className={props.className}>
      {shown}
    </Button>
  )
}
