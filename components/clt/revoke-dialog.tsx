'use client'
import { ShieldOff } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { usePageAction } from '#components/ui/use-page-action.ts'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { RevokeQuestionProps } from './revoke-question.tsx'

const TEXTS = texts({ revoke: ['Registrar revogação', 'Record a revocation'] })

const load = () => import('./revoke-question.tsx').then((module) => module.RevokeQuestion)
const RevokeQuestion = dynamic(load, { ssr: false })

/** Records that the customer told the agent to revoke the consent. */
export const RevokeDialog = (props: Pick<RevokeQuestionProps, 'consult' | 'revoke'>) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isWanted = usePreloaded(load, open)
  const returnFocus = (event: Event) => {
    event.preventDefault()
    button.current?.focus()
  }
  const ask = () => setOpen(true)
  usePageAction({ label: t.revoke, subject: props.consult.id, icon: ShieldOff, run: ask })
  return (
    <>
      <Button
        ref={button}
        size="small"
        icon={<ShieldOff />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={ask}
      >
        {t.revoke}
      </Button>
      {isWanted ? (
        <RevokeQuestion {...props} open={open} onOpenChange={setOpen} onCloseAutoFocus={returnFocus} />
      ) : null}
    </>
  )
}
