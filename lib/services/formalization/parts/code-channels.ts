import type { InstitutionRow } from '#db/queries/institutions'
import { maskEmail } from '#lib/domain/documents/mask-email'
import { isMobile, maskPhone } from '#lib/domain/documents/phone'
import type { CodeChannel } from '#lib/domain/formalization/signature-code'
import type { Borrower } from '#lib/domain/proposals/borrower'
import { isMailConfigured } from '#lib/mail/send-mail'
import { textChannels } from '#lib/messages/send-text-message'

/** `destination` is masked. */
export type CodeDestination = { channel: CodeChannel; destination: string }

/**
 * Returns the configured channels for a customer's code. Without any, a sandbox contract shows its code
 * because it binds nobody; other institutions get none.
 */
export const codeDestinationsOf = (
  borrower: Pick<Borrower, 'phone' | 'email'>,
  { kind }: Pick<InstitutionRow, 'kind'>,
): CodeDestination[] => {
  const destinations: CodeDestination[] = [
    ...(isMobile(borrower.phone)
      ? textChannels().map((channel) => ({ channel, destination: maskPhone(borrower.phone) }))
      : []),
    ...(isMailConfigured() ? [{ channel: 'email', destination: maskEmail(borrower.email) } as const] : []),
  ]
  if (destinations.length > 0 || kind !== 'sandbox') return destinations
  return [{ channel: 'demonstration', destination: maskPhone(borrower.phone) }]
}
