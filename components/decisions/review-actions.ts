import type { ClientAction } from '#lib/client/answer.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import type { WireInputOf } from '#lib/contracts/contract.ts'
import type { reviewProposalCommand } from '#lib/contracts/review/review-proposal.ts'
import type {
  claimReviewCaseCommand,
  registerReviewReaderCommand,
} from '#lib/contracts/review/review-readers.ts'
import type { sendBackProposalCommand } from '#lib/contracts/review/send-back.ts'

export type ReviewActions = {
  review: ClientAction<WireInputOf<typeof reviewProposalCommand>, Proposal>
  sendBack: ClientAction<WireInputOf<typeof sendBackProposalCommand>, Proposal>
}

export type ReviewWorkspaceActions = ReviewActions & {
  registerReader: ClientAction<WireInputOf<typeof registerReviewReaderCommand>, { id: string }>
  claim: ClientAction<WireInputOf<typeof claimReviewCaseCommand>, { id: string }>
}
