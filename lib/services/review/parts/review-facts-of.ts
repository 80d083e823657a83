import type { Connection } from '#db/client.ts'
import { listRepeatedContacts } from '#db/queries/proposals/proposal-contacts.ts'
import { type JudgedProposalRow, listKnownPeople } from '#db/queries/review/review-facts.ts'
import { afterMs } from '#lib/config/clock.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { KnownPerson, ReviewFacts, ReviewRules } from '#lib/domain/review/review-rules.ts'

/** `at` is the instant at which the rules are applied. */
export type ReviewCandidate = { proposal: JudgedProposalRow; at: Date }

const DAY_MS = 86_400_000

/** Returns the facts in the order of `proposals`; facts that no rule needs are not loaded. */
export const reviewFactsOf = async (
  tx: Connection,
  organizationId: string,
  { rules, proposals }: { rules: ReviewRules; proposals: readonly ReviewCandidate[] },
): Promise<ReviewFacts[]> => {
  const [repeated, known] = await Promise.all([
    repeatedContacts(tx, organizationId, { rules, proposals }),
    knownPeople(tx, organizationId, { rules, proposals }),
  ])
  return proposals.map(({ proposal, at }) => ({
    product: proposal.product,
    issueCents: proposal.issueCents,
    isPep: proposal.borrower.isPep,
    name: proposal.borrower.name,
    birthDate: proposal.borrower.birthDate,
    today: dayInSaoPaulo(at),
    repeatedContact: repeated.get(proposal.id) ?? { otherCustomers: 0, kinds: [] },
    known: known.get(proposal.id) ?? [],
  }))
}

type ReviewInput = { rules: ReviewRules; proposals: readonly ReviewCandidate[] }

const repeatedContacts = async (
  tx: Connection,
  organizationId: string,
  { rules, proposals }: ReviewInput,
) => {
  const rule = rules.repeatedContact
  if (rule === null || proposals.length === 0) return new Map<string, ReviewFacts['repeatedContact']>()
  const searches = proposals.map(({ proposal, at }) => ({
    proposalId: proposal.id,
    after: afterMs(at, -rule.withinDays * DAY_MS),
    until: at,
  }))
  const rows = await listRepeatedContacts(tx, organizationId, searches)
  return new Map(rows.map(({ proposalId, ...repeated }) => [proposalId, repeated]))
}

const knownPeople = async (tx: Connection, organizationId: string, { rules, proposals }: ReviewInput) => {
  const people = new Map<string, KnownPerson[]>()
  if (!rules.documentMismatch || proposals.length === 0) return people
  const judged = proposals.map(({ proposal }) => proposal)
  for (const { proposalId, ...person } of await listKnownPeople(tx, organizationId, judged))
    people.set(proposalId, [...(people.get(proposalId) ?? []), person])
  return people
}
