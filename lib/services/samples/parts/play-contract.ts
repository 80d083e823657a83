import { findProposal, type ProposalRow } from '#db/queries/proposals/proposals.ts'
import { afterMs } from '#lib/config/clock.ts'
import type { Actor } from '#lib/services/context.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import { cancelProposal } from '#lib/services/proposals/cancel-proposal.ts'
import { expireSignature } from '#lib/services/proposals/expire-signature.ts'
import { figuresOfProposal } from '#lib/services/proposals/shared/figures-of-proposal.ts'
import { reviewProposal } from '#lib/services/review/review-proposal.ts'
import { contextOn, openAtInstitution, type SampleStage, type SandboxSide } from './sample-stage.ts'
import { signAsCustomer } from './sign-as-customer.ts'

const SUBMITS: Actor = { kind: 'system', id: 'submit_proposal', name: 'envio à instituição' }
const CONFIRMS: Actor = { kind: 'system', id: 'confirm_signature', name: 'confirmação da assinatura' }
const EXPIRES: Actor = { kind: 'system', id: 'expire_signature', name: 'prazo de assinatura' }
const REFUNDED_SCENARIO = '936'

export const playContract = async (stage: SampleStage, proposalId: string): Promise<void> => {
  const { story, clock, author } = stage
  const proposal = await proposalOn(stage, proposalId)
  const institution = await submit(stage, proposal)
  await institution.report('prepare', clock.after(0.4))
  if (story.end === 'lapsed') {
    const at = afterMs(proposal.signatureDeadlineAt, 1_000)
    await expireSignature(contextOn(stage, { actor: EXPIRES, at }), { proposalId })
  } else if (story.end === 'canceled') {
    const context = contextOn(stage, { actor: author, at: clock.after(60 + share(stage, 600)) })
    await cancelProposal(context, { id: proposalId, reason: 'client:gave_up' })
  } else if (story.end !== 'waiting') await playSigned(stage, proposal, institution)
  await institution.keep(stage.tx, clock.after(0))
}

const submit = async (stage: SampleStage, proposal: ProposalRow): Promise<SandboxSide> => {
  const { tx, clock } = stage
  const { id, product, contractNumber, payment } = proposal
  const openedAt = clock.after(0.1)
  const institution = await openAtInstitution(
    stage,
    { resourceType: 'proposal', resourceId: id },
    { kind: 'proposal', proposal: { product, contractNumber, paymentType: payment.type }, openedAt },
  )
  const event = { subjectType: 'proposal', subjectId: id, kind: 'proposal_sent' } as const
  await recordTimelineEvent(tx, contextOn(stage, { actor: SUBMITS, at: openedAt }), event)
  return institution
}

const playSigned = async (stage: SampleStage, proposal: ProposalRow, institution: SandboxSide) => {
  const { tx, story, clock } = stage
  const { id: proposalId } = proposal
  clock.after(20 + share(stage, story.end === 'held' ? 300 : 600))
  const signed = await signAsCustomer(stage, proposalId)
  if (signed === 'manual_analysis' && !(await approve(stage, proposalId))) return
  const at = clock.after(0.2)
  const { installments } = await figuresOfProposal(tx, await proposalOn(stage, proposalId))
  institution.sign({ installments: [...installments] }, at)
  const event = { subjectType: 'proposal', subjectId: proposalId, kind: 'signature_sent' } as const
  await recordTimelineEvent(tx, contextOn(stage, { actor: CONFIRMS, at }), event)
  await institution.report('analyse', clock.after(1))
  await institution.report('pay', clock.after(20 + share(stage, 300)))
  // Repeats a payout that failed; after a successful payout, the sandbox ignores this step.
  await institution.report('pay', clock.after(60))
  if (story.scenario === REFUNDED_SCENARIO) await institution.report('refund', clock.after(600))
}

const approve = async (stage: SampleStage, proposalId: string): Promise<boolean> => {
  const { story, clock, author, cast } = stage
  const reviewer = cast.reviewers.find(({ id }) => id !== author.id)
  if (story.end === 'held' || !reviewer) return false
  const context = contextOn(stage, { actor: reviewer, at: clock.after(90) })
  await reviewProposal(context, { id: proposalId, decision: 'approve' })
  return true
}

const proposalOn = async ({ tx, organizationId }: SampleStage, id: string): Promise<ProposalRow> => {
  const proposal = await findProposal(tx, { organizationId, id })
  if (!proposal) throw new Error('a sample proposal is missing')
  return proposal
}

const share = ({ story }: SampleStage, minutes: number): number => ((story.number * 0.618_034) % 1) * minutes
