'use client'
import { createContext, type ReactNode, useMemo } from 'react'
import { lazyDialog } from '#components/ui/lazy-dialog.tsx'
import type { Answer } from '#lib/client/answer.ts'
import type {
  GiveReason,
  RevealAct,
  RevealAction,
  RevealedData,
  RevealField,
  RevealSubject,
} from '#lib/client/personal-data.ts'
import { runAction } from '#lib/client/run-action.ts'
import { useAskReason, type WithReason } from './use-ask-reason.ts'
import { type RevealedFields, useRevealedFields } from './use-revealed-fields.ts'

export type Reveals = {
  revealedFields: RevealedFields
  /** Fetches fields without showing them. The audit records `act` as the reason. */
  ask: (
    subject: RevealSubject,
    fields: readonly RevealField[],
    act: RevealAct,
  ) => Promise<Answer<RevealedData>>
  show: (subject: RevealSubject, field: RevealField) => Promise<Answer<RevealedData>>
  hide: (subject: RevealSubject, field: RevealField) => void
  /** Resolves to true if the documents may be opened. Asks for a reason unless the person has given one. */
  mayOpen: (subject: RevealSubject) => Promise<boolean>
  withReason: WithReason
}

export const RevealContext = createContext<Reveals | null>(null)

export const revealKey = ({ subjectType, subjectId }: RevealSubject, field: RevealField): string =>
  `${subjectType} ${subjectId} ${field}`

const RevealQuestion = lazyDialog(() =>
  import('./reveal-question.tsx').then((module) => module.RevealQuestion),
)

type RevealProviderProps = { action: RevealAction; giveReason: GiveReason; children: ReactNode }

/** Keeps revealed data in memory only, for a minute or until the page is left. Every request is audited. */
export const RevealProvider = ({ action, giveReason, children }: RevealProviderProps) => {
  const { asking, answer: answerReason, withReason } = useAskReason()
  const { revealedFields, keep, hideKey } = useRevealedFields()
  const reveals = useMemo<Reveals>(
    () => ({
      ...{ revealedFields, withReason },
      ask: (subject, fields, act) => runAction(action, { ...subject, fields: [...fields], act }),
      show: async (subject, field) => {
        const answer = await withReason((why) =>
          runAction(action, { ...subject, fields: [field], ...(why && { why }) }),
        )
        if (answer.ok) keep(revealKey(subject, field), answer.data)
        return answer
      },
      mayOpen: async (subject) =>
        (await withReason((why) => runAction(giveReason, { ...subject, ...(why && { why }) }))).ok,
      hide: (subject, field) => hideKey(revealKey(subject, field)),
    }),
    [revealedFields, action, giveReason, withReason, keep, hideKey],
  )
  return (
    <RevealContext value={reveals}>
      {children}
      <RevealQuestion open={asking} onChoose={answerReason} />
    </RevealContext>
  )
}
