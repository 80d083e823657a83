'use client'
import { Check, Undo2, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useShortcuts } from '#components/shell/use-shortcuts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { Keys } from '#components/ui/keys.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import type { ReviewActions } from './review-actions.ts'

const TEXTS = texts({
  review: ['Análise', 'Review'],
  approve: ['Aprovar', 'Approve'],
  refuse: ['Recusar', 'Refuse'],
  sendBack: ['Pedir correção', 'Ask for a correction'],
  approved: ['Proposta aprovada', 'Proposal approved'],
  refused: ['Proposta recusada', 'Proposal refused'],
  sentBack: ['Correção pedida ao agente', 'Correction asked of the agent'],
})

const loadDecide = () => import('./decide-dialog.tsx').then((module) => module.DecideDialog)
const loadSendBack = () => import('./send-back-dialog.tsx').then((module) => module.SendBackDialog)
const DecideDialog = dynamic(loadDecide, { ssr: false })
const SendBackDialog = dynamic(loadSendBack, { ssr: false })

type DecisionKind = 'approve' | 'refuse' | 'sendBack'

export type EarlyDecision = RefObject<{ what: DecisionKind; id: string } | null>

type ReviewDecisionsProps = {
  proposal: Proposal
  actions: ReviewActions
  onDecided: (proposal: Proposal) => void
  requestedId?: () => string
  /** Set by parents that remount this component, so that a decision key pressed early is not lost. */
  early?: EarlyDecision
  focusNext?: () => void
  onAsk?: (id: string) => void
}

export const ReviewDecisions = ({ proposal, actions, onDecided, ...workspace }: ReviewDecisionsProps) => {
  const { focusNext, onAsk } = workspace
  const t = useTexts(TEXTS)
  // The dialog keeps its proposal even if the screen behind it moves on to another.
  const [question, setQuestion] = useState<{ what: DecisionKind; proposal: Proposal } | null>(null)
  const decided = useRef(false)
  usePreloaded(loadDecide, question !== null)
  usePreloaded(loadSendBack, question !== null)
  const ask = (what: DecisionKind) => {
    decided.current = false
    onAsk?.(proposal.id)
    setQuestion({ what, proposal })
  }
  const askByKey = useAskByKey(proposal.id, workspace, ask)
  useShortcuts(t.review, [
    { keys: 'a', label: t.approve, run: () => askByKey('approve') },
    { keys: 'r', label: t.refuse, run: () => askByKey('refuse') },
    { keys: 'd', label: t.sendBack, run: () => askByKey('sendBack') },
    { keys: 'b', label: t.sendBack, run: () => askByKey('sendBack') },
  ])
  const announcements = { approve: t.approved, refuse: t.refused, sendBack: t.sentBack }
  const dialog = question && {
    proposal: question.proposal,
    onDecided: (after: Proposal) => {
      decided.current = true
      announce(announcements[question.what])
      onDecided(after)
    },
    onClose: () => setQuestion(null),
    onCloseAutoFocus: (event: Event) => {
      if (!decided.current || !focusNext) return
      event.preventDefault()
      focusNext()
    },
  }
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-auto">
      <Button variant="primary" icon={<Check />} aria-keyshortcuts="a" onClick={() => ask('approve')}>
        {t.approve}
        <Keys keys="A" onAccent />
      </Button>
      <Button icon={<X />} aria-keyshortcuts="r" onClick={() => ask('refuse')}>
        {t.refuse}
        <Keys keys="R" />
      </Button>
      <Button icon={<Undo2 />} aria-keyshortcuts="d" onClick={() => ask('sendBack')}>
        {t.sendBack}
        <Keys keys="D" />
      </Button>
      {dialog && question.what === 'sendBack' ? (
        <SendBackDialog {...dialog} sendBack={actions.sendBack} />
      ) : null}
      {dialog && (question.what === 'approve' || question.what === 'refuse') ? (
        <DecideDialog {...dialog} decision={question.what} review={actions.review} />
      ) : null}
    </div>
  )
}

/** A decision key pressed before the next proposal is on screen opens the dialog once it appears. */
const useAskByKey = (
  id: string,
  workspace: Pick<ReviewDecisionsProps, 'requestedId' | 'early'>,
  ask: (what: DecisionKind) => void,
) => {
  const own: EarlyDecision = useRef(null)
  const early = workspace.early ?? own
  const askEarly = useEffectEvent((shownId: string) => {
    if (early.current?.id === shownId) ask(early.current.what)
    early.current = null
  })
  useEffect(() => askEarly(id), [id])
  return (what: DecisionKind) => {
    const about = workspace.requestedId?.() ?? id
    if (about === id) ask(what)
    else early.current = { what, id: about }
  }
}
