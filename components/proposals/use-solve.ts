import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ClientProblem } from '#lib/client/answer'
import { type Proposal, useShowProposal } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'
import { showFieldErrors } from '#lib/client/show-field-errors'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { announce } from '../ui/announce.ts'
import { focusFirstError } from './focus-first-error.ts'
import type { ProposalActions } from './proposal-actions.ts'

const TEXTS = texts({
  sent: ['Pendência enviada. A proposta segue.', 'Pending item sent. The proposal goes on.'],
})

type Solution = Omit<Parameters<ProposalActions['solve']>[0], 'id'>

type Solving<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  proposal: Proposal
  solve: ProposalActions['solve']
}

/** Sends what fixes a pending item; a refusal goes beside its field, or is given back as the problem. */
export const useSolve = <Values extends FieldValues & Solution>({
  form,
  proposal,
  solve,
}: Solving<Values>) => {
  const t = useTexts(TEXTS)
  const show = useShowProposal()
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const send = async (values: Values) => {
    setProblem(null)
    const answer = await runAction(solve, { ...values, id: proposal.id } as Parameters<typeof solve>[0])
    if (answer.ok) {
      show(answer.data)
      announce(t.sent)
      return
    }
    if (!showFieldErrors(form, answer.problem)) setProblem(answer.problem)
  }
  const submit = form.handleSubmit(send, (_errors, event) => {
    if (event?.target instanceof HTMLFormElement) focusFirstError(event.target)
  })
  return { problem, submit }
}
