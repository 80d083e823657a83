'use client'
import { useState } from 'react'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { RevealAct, RevealedData, RevealField, RevealSubject } from '#lib/client/personal-data.ts'
import { type Reveals, revealKey } from './reveal-provider.tsx'
import { useReveals } from './use-reveals.ts'

/** `ask` only fetches fields; `show` also displays one field for a minute. The server audits both. */
export const useReveal = (subject: RevealSubject) => {
  const reveals = useReveals()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const track = async (call: () => ReturnType<Reveals['ask']>): Promise<RevealedData | null> => {
    setPending(true)
    setProblem(null)
    const answer = await call()
    setPending(false)
    if (answer.ok) return answer.data
    // This code means that the dialog was closed without a reason, which is not an error to display.
    if (answer.problem.code !== 'reveal_reason_required') setProblem(answer.problem)
    return null
  }
  return {
    pending,
    problem,
    revealedOf: (field: RevealField): RevealedData | undefined =>
      reveals.revealedFields[revealKey(subject, field)],
    ask: (fields: readonly RevealField[], act: RevealAct) => track(() => reveals.ask(subject, fields, act)),
    show: (field: RevealField) => track(() => reveals.show(subject, field)),
    hide: (field: RevealField) => reveals.hide(subject, field),
  }
}
