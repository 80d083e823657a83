'use client'
import { History, X } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import type { Draft } from './use-draft.ts'

const TEXTS = texts({
  recovered: ['Recuperamos o que você já tinha digitado.', 'What you had typed is back.'],
  discard: ['Descartar', 'Discard'],
  close: ['Fechar o aviso', 'Close the notice'],
})

export const RecoveredDraft = ({ draft }: { draft: Draft }) => {
  const t = useTexts(TEXTS)
  return (
    <div className="pointer-events-auto flex w-fit items-center gap-2 rounded-card border bg-raised py-1.5 ps-3.5 pe-1.5 text-sm shadow-pop">
      <History aria-hidden className="size-4 shrink-0 text-accent" />
      <span className="min-w-0 py-1">{t.recovered}</span>
      <Button size="small" onClick={draft.discard}>
        {t.discard}
      </Button>
      <IconButton label={t.close} icon={<X />} onClick={draft.accept} />
    </div>
  )
}
