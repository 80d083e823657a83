import type { AlertChannelKind } from '#lib/domain/alerts/alert-channel.ts'
import type { Language } from '#lib/domain/language.ts'
import { isMailFailure, mailFailureText } from '#lib/domain/mail/mail-failure.ts'
import { FAILURE_CAUSES, failureCauseText } from '#lib/domain/webhooks/failure-cause.ts'

type Failure = { lastError: string | null; lastStatus: number | null }

/** Returns the cause of the last failure as a phrase that ends a sentence; null if no cause is known. */
export const problemText = (
  channel: AlertChannelKind,
  { lastError, lastStatus }: Failure,
  language: Language,
): string | null => {
  if (lastError === null) return null
  if (channel === 'mail') return isMailFailure(lastError) ? mailFailureText(lastError, language) : null
  const cause = FAILURE_CAUSES.find((candidate) => candidate === lastError)
  return cause ? failureCauseText(cause, lastStatus, language) : null
}
