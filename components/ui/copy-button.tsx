'use client'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from './announce.ts'
import { Button } from './button.tsx'
import type { ButtonStyle } from './button-classes.ts'
import { copyText } from './copy-text.ts'
import { IconButton } from './icon-button.tsx'
import { usePageAction } from './use-page-action.ts'

const TEXTS = texts({
  copy: ['Copiar', 'Copy'],
  copied: ['Copiado', 'Copied'],
  failed: ['Não foi possível copiar', 'It could not be copied'],
})

export type CopyButtonProps = Pick<ButtonStyle, 'variant' | 'size'> & {
  text: string
  label?: string
  iconOnly?: boolean
  className?: string
}

const FEEDBACK_MS = 2000

export const CopyButton = ({ text, label, iconOnly = false, variant, ...props }: CopyButtonProps) => {
  const t = useTexts(TEXTS)
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    const isCopied = await copyText(text)
    setState(isCopied ? 'done' : 'failed')
    announce(isCopied ? t.copied : t.failed)
  }
  usePageAction(label && !iconOnly ? { label, subject: text, icon: Copy, run: () => void copy() } : null)
  const caption = { idle: label ?? t.copy, done: t.copied, failed: t.failed }[state]
  const icon = state === 'done' ? <Check className="text-positive" /> : <Copy />
  if (iconOnly) {
    return <IconButton size="small" label={caption} icon={icon} onClick={copy} className={props.className} />
  }
  return (
    <Button variant={variant} size={props.size} icon={icon} onClick={copy} className={props.className}>
      {caption}
    </Button>
  )
}
