import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { maskEmail } from '#lib/domain/documents/mask-email.ts'
import { isMobile, maskPhone } from '#lib/domain/documents/phone.ts'
import type { CodeChannel } from '#lib/domain/formalization/signature-code.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import { isMailConfigured } from '#lib/mail/send-mail.ts'
import { textChannels } from '#lib/messages/send-text-message.ts'

/** `destination` is masked. */
export type CodeDestination = { channel: CodeChannel; destination: string }

/** Returns the channels. A sandbox without any shows the code on the page: its contracts are not binding. */
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
