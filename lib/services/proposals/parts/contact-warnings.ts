import type { Connection } from '#db/client.ts'
import { countSameContact, findStaffContacts } from '#db/queries/proposals/proposal-contacts.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { afterMs } from '#lib/config/clock.ts'
import type { ContactWarning } from '#lib/domain/proposals/proposal-view.ts'
import { CONTACT_KINDS } from '#lib/domain/review/review-rules.ts'

const YEAR_MS = 365 * 86_400_000

/** Returns contacts shared with other customers or staff, who would receive the signing code. */
export const contactWarningsOf = async (
  tx: Connection,
  { id: proposalId, organizationId, borrower }: ProposalRow,
  at: Date,
): Promise<ContactWarning[]> => {
  const { areaCode, number } = borrower.phone
  const [same, staff] = await Promise.all([
    countSameContact(tx, { organizationId, proposalId, after: afterMs(at, -YEAR_MS) }),
    findStaffContacts(tx, {
      organizationId,
      email: borrower.email.trim(),
      phone: `${areaCode}${number}`,
    }),
  ])
  return CONTACT_KINDS.map((kind) => ({
    kind,
    otherCustomers: same.find((each) => each.kind === kind)?.otherCustomers ?? 0,
    isStaff: staff[kind],
  })).filter(({ otherCustomers, isStaff }) => otherCustomers > 0 || isStaff)
}
