import {
  findInstitutionSubmission,
  insertInstitutionSubmission,
  listSubmittedIds,
  updateSubmissionAnswered,
} from '#db/queries/institutions/institution-submissions.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs, now } from '#lib/config/clock.ts'
import { instantOfId } from '#lib/config/ids.ts'
import { withJitter } from '#lib/config/jitter.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { firstDifference } from '#lib/domain/institutions/compare-figures.ts'
import { capabilitiesOf } from '#lib/domain/institutions/connection-capabilities.ts'
import type { ProposalSubmission } from '#lib/institutions/institution.ts'
import { callUpstream, isSuccess, refusalOf } from './call-upstream.ts'
import { callsOf } from './calls-of.ts'
import { isAboutCpf } from './is-about-cpf.ts'
import type { OpenConnection } from './open-connection.ts'
import type { ListedProposal, UpstreamProposal } from './product-calls.ts'

/**
 * Compares figures to the cent. Looks first for an earlier submission: its answer may have been lost.
 * @throws institution_figures_differ, institution_request_refused, submission_uncertain, and the codes of
 * {@link callUpstream}
 */
export const submitProposal = async (
  connection: OpenConnection,
  submission: ProposalSubmission,
): Promise<{ externalId: string }> => {
  const { reference: proposalId } = submission
  const key = { organizationId: connection.key.organizationId, proposalId }
  const sent = await withTransaction(key, (tx) => findInstitutionSubmission(tx, key))
  if (sent?.externalId) return { externalId: sent.externalId }
  const present = sent && (await whileUncertain(() => findSubmitted(connection, submission)))
  if (sent && !present && !keepsKeys(connection) && now() < afterMs(sent.sentAt, SETTLE_MS))
    throw new DomainError('submission_uncertain', { retryAfterSeconds: withJitter(LOOK_AGAIN_SECONDS) })
  const proposal = present ?? (await create(connection, submission))
  await withTransaction(key, (tx) => updateSubmissionAnswered(tx, key, proposal))
  return { externalId: proposal.externalId }
}

/** A service without idempotency keys may still be working on a request whose answer was lost. */
const SETTLE_MS = 5 * 60_000
const LOOK_AGAIN_SECONDS = 30

const keepsKeys = ({ row }: OpenConnection) => capabilitiesOf(row).keys !== 'ignored'

const create = async (
  connection: OpenConnection,
  submission: ProposalSubmission,
): Promise<UpstreamProposal> => {
  const { product, reference } = submission
  const calls = callsOf(product)
  const simulationId = await simulate(connection, submission)
  const call = await calls.create(submission, simulationId)
  const row = { ...connection.key, proposalId: reference, product, sentAt: now() }
  await withTransaction(connection.key, (tx) => insertInstitutionSubmission(tx, row))
  return whileUncertain(async () => {
    const answer = await callUpstream(connection, { ...call, key: `proposal:${reference}` })
    if (!isSuccess(answer)) throw refusalOf(answer)
    return calls.readCreated(answer)
  })
}

const simulate = async (connection: OpenConnection, submission: ProposalSubmission): Promise<string> => {
  const calls = callsOf(submission.product)
  const call = calls.simulate(connection, submission)
  const answer = await callUpstream(connection, { ...call, key: `simulation:${submission.reference}` })
  if (!isSuccess(answer)) throw refusalOf(answer)
  const { id, figures } = calls.readSimulation(answer)
  const difference = firstDifference(submission, figures)
  if (difference) throw new DomainError('institution_figures_differ', difference)
  return id
}

const LIST_LIMIT = 100

const findSubmitted = async (
  connection: OpenConnection,
  submission: ProposalSubmission,
): Promise<UpstreamProposal | undefined> => {
  const calls = callsOf(submission.product)
  const search = submission.borrower.documentNumber
  const query = new URLSearchParams({ search, limit: String(LIST_LIMIT) })
  const answer = await callUpstream(connection, { method: 'GET', path: `${calls.path}?${query}` })
  if (!isSuccess(answer)) throw refusalOf(answer)
  const listed = calls.readList(answer)
  const own = listed.find(({ reference }) => reference === submission.reference)
  if (own || keepsKeys(connection)) return own
  const likely = listed.filter((proposal) => isLikely(proposal, submission))
  const externalIds = likely.map(({ externalId }) => externalId)
  const taken = await withTransaction(connection.key, (tx) =>
    listSubmittedIds(tx, { ...connection.key, externalIds }),
  )
  return likely.find(({ externalId }) => !taken.includes(externalId))
}

/** Tolerated difference between the clocks of both sides. */
const CLOCK_MS = 60_000
const ENDED = ['canceled', 'cancelled', 'rejected', 'refunded', 'error']

/** Recognizes our proposal at a service that stores no reference: same CPF and net amount, and not older. */
const isLikely = (
  { reference, netCents, status, createdAt, documentNumber }: ListedProposal,
  submission: ProposalSubmission,
): boolean =>
  reference === null &&
  isAboutCpf({ documentNumber }, submission.borrower.documentNumber) &&
  netCents === submission.netCents &&
  !ENDED.includes(status) &&
  createdAt !== null &&
  createdAt >= afterMs(instantOfId(submission.reference), -CLOCK_MS)

/** Turns every failure without an answer into `submission_uncertain`, because the proposal may exist. */
const whileUncertain = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.details.unanswered !== true) throw error
    const { retryAfterSeconds } = error.details
    throw new DomainError(
      'submission_uncertain',
      retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
    )
  }
}
