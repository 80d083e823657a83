'use client'
import { Ban } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { usePageAction } from '#components/ui/use-page-action.ts'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { cancelTarget } from '#lib/domain/proposals/status.ts'
import type { CancelQuestionProps } from './cancel-question.tsx'

const TEXTS = texts({
  cancel: ['Cancelar proposta', 'Cancel proposal'],
  request: ['Pedir cancelamento', 'Request cancellation'],
})

const load = () => import('./cancel-question.tsx').then((module) => module.CancelQuestion)
const CancelQuestion = dynamic(load, { ssr: false })

/** Once the payout has begun, the dialog can only request the cancellation from the institution. */
export const CancelDialog = (props: Pick<CancelQuestionProps, 'proposal' | 'cancel'>) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isWanted = usePreloaded(load, open)
  const returnFocus = (event: Event) => {
    event.preventDefault()
    button.current?.focus()
  }
  const ask = () => setOpen(true)
  const label = cancelTarget(props.proposal.status) === 'awaiting_cancel' ? t.request : t.cancel
  usePageAction({ label, subject: props.proposal.id, icon: Ban, run: ask })
  return (
    <>
      <Button ref={button} icon={<Ban />} aria-haspopup="dialog" aria-expanded={open} onClick={ask}>
        {label}
      </Button>
      {isWanted ? (
        <CancelQuestion {...props} open={open} onOpenChange={setOpen} onCloseAutoFocus={returnFocus} />
      ) : null}
    </>
  )
}
