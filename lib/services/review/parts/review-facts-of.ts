import type { Connection } from '#db/client.ts'
import { listRepeatedContacts } from '#db/queries/proposals/proposal-contacts.ts'
import { type JudgedProposalRow, listKnownPeople } from '#db/queries/review/review-facts.ts'
import { afterMs } from '#lib/config/clock.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { KnownPerson, ReviewFacts, ReviewRules } from '#lib/domain/review/review-rules.ts'

/** `at`: instant of the judgment. */
export type JudgedProposal = { proposal: JudgedProposalRow; at: Date }

const DAY_MS = 86_400_000

/** Returns the facts for the rules in the order of `judged`; facts that no rule uses are not loaded. */
export const reviewFactsOf = async (
  tx: Connection,
  organizationId: string,
  { rules, judged }: { rules: ReviewRules; judged: readonly JudgedProposal[] },
): Promise<ReviewFacts[]> => {
  const [repeated, known] = await Promise.all([
    repeatedContacts(tx, organizationId, { rules, judged }),
    knownPeople(tx, organizationId, { rules, judged }),
  ])
  return judged.map(({ proposal, at }) => ({
    product: proposal.product,
    emissionCents: proposal.emissionCents,
    isPep: proposal.borrower.isPep,
    name: proposal.borrower.name,
    birthDate: proposal.borrower.birthDate,
    today: dayInSaoPaulo(at),
    repeatedContact: repeated.get(proposal.id) ?? { otherCustomers: 0, kinds: [] },
    known: known.get(proposal.id) ?? [],
  }))
}

type Judged = { rules: ReviewRules; judged: readonly JudgedProposal[] }

const repeatedContacts = async (tx: Connection, organizationId: string, { rules, judged }: Judged) => {
  const rule = rules.repeatedContact
  if (rule === null || judged.length === 0) return new Map<string, ReviewFacts['repeatedContact']>()
  const searches = judged.map(({ proposal, at }) => ({
    proposalId: proposal.id,
    after: afterMs(at, -rule.withinDays * DAY_MS),
    until: at,
  }))
  const rows = await listRepeatedContacts(tx, organizationId, searches)
  return new Map(rows.map(({ proposalId, ...repeated }) => [proposalId, repeated]))
}

const knownPeople = async (tx: Connection, organizationId: string, { rules, judged }: Judged) => {
  const people = new Map<string, KnownPerson[]>()
  if (!rules.documentMismatch || judged.length === 0) return people
  const ids = judged.map(({ proposal }) => proposal.id)
  for (const { proposalId, ...person } of await listKnownPeople(tx, organizationId, ids))
    people.set(proposalId, [...(people.get(proposalId) ?? []), person])
  return people
}
