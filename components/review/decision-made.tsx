import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import { formatInstant } from '#components/ui/relative-text.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { instantOf } from '#lib/config/clock.ts'

const TEXTS = texts({
  approved: (who: string, when: string) => [`${who} aprovou em ${when}.`, `${who} approved on ${when}.`],
  rejected: (who: string, when: string) => [`${who} recusou em ${when}.`, `${who} refused on ${when}.`],
  pending: (who: string, when: string) => [
    `${who} pediu uma correção em ${when}.`,
    `${who} asked for a correction on ${when}.`,
  ],
  other: (who: string, when: string) => [
    `${who} a tirou da análise em ${when}.`,
    `${who} ended the review on ${when}.`,
  ],
  now: (status: string) => [`Agora: ${status}.`, `Now: ${status}.`],
})

export const DecisionMade = ({ proposal: { history, status } }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const inReview = history.findLastIndex((line) => line.status === 'manual_analysis')
  const decision = inReview === -1 ? undefined : history[inReview + 1]
  if (!decision) return null
  const text =
    decision.reason?.code === 'review_approved'
      ? t.approved
      : decision.status === 'rejected' || decision.status === 'pending'
        ? t[decision.status]
        : t.other
  return (
    <>
      {text(decision.actor, formatInstant(instantOf(decision.at)))}
      {decision.status === status ? null : ` ${t.now(statusLabel(status, language))}`}
    </>
  )
}
