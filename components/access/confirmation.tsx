'use client'
import { useEffect } from 'react'
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

/** Asks for the second factor again whenever an action needs it (lib/client/run-action.ts). */
export const Confirmation = ({ actions, require }: ConfirmationProps) => {
  const { asking, answer, ask } = useQuestion(false)
  useEffect(() => registerConfirmation({ ask, require }), [ask, require])
  return <ConfirmationDialog open={asking} onAnswer={answer} actions={actions} />
}
