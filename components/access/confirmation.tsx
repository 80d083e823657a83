'use client'
import { useEffect, useState } from 'react'
import { lazyDialog } from '#components/ui/lazy-dialog.tsx'
import { useQuestion } from '#components/ui/use-question.ts'
import {
  type ConfirmationActions,
  type RequireConfirmation,
  registerConfirmation,
} from '#lib/client/confirmation.ts'

const ConfirmationDialog = lazyDialog(() =>
  import('./confirmation-dialog.tsx').then((module) => module.ConfirmationDialog),
)

type ConfirmationProps = { actions: ConfirmationActions; require?: RequireConfirmation }

export const Confirmation = ({ actions, require }: ConfirmationProps) => {
  const [code, setCode] = useState('')
  const { asking, answer, ask } = useQuestion(false)
  useEffect(
    () =>
      registerConfirmation({
        ask: (next) => {
          setCode(next)
          return ask()
        },
        require,
      }),
    [ask, require],
  )
  return <ConfirmationDialog open={asking} code={code} onAnswer={answer} actions={actions} />
}
