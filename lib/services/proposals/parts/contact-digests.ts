import type { ProposalContactRow } from '#db/queries/proposals/proposal-contacts.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { digest } from '#lib/config/secrets.ts'

const PURPOSE = 'proposal-contact'

/** Returns a proposal's phone and e-mail as keyed digests, which differ by organization. */
export const contactDigestsOf = ({
  organizationId,
  id,
  documentNumber,
  borrower: { phone, email },
  createdAt,
}: Pick<
  ProposalRow,
  'organizationId' | 'id' | 'documentNumber' | 'borrower' | 'createdAt'
>): ProposalContactRow[] => {
  const digestOf = (what: string, value: string) => digest(PURPOSE, `${organizationId}:${what}:${value}`)
  const row = {
    organizationId,
    proposalId: id,
    customerDigest: digestOf('customer', documentNumber),
    createdAt,
  }
  const { countryCode, areaCode, number } = phone
  return [
    { ...row, kind: 'phone', contactDigest: digestOf('phone', `${countryCode}${areaCode}${number}`) },
    { ...row, kind: 'email', contactDigest: digestOf('email', email.trim().toLowerCase()) },
  ]
}
