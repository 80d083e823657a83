import type { ClientAction } from '#lib/client/answer'
import type { Proposal } from '#lib/client/proposals'
import type { WireInputOf } from '#lib/contracts/contract'
import type { reviewProposalCommand } from '#lib/contracts/review/review-proposal'
import type {
  claimReviewCaseCommand,
  registerReviewReaderCommand,
} from '#lib/contracts/review/review-readers'
import type { sendBackProposalCommand } from '#lib/contracts/review/send-back'

export type ReviewActions = {
  review: ClientAction<WireInputOf<typeof reviewProposalCommand>, Proposal>
  sendBack: ClientAction<WireInputOf<typeof sendBackProposalCommand>, Proposal>
}

export type ReviewWorkspaceActions = ReviewActions & {
  registerReader: ClientAction<WireInputOf<typeof registerReviewReaderCommand>, { id: string }>
  claim: ClientAction<WireInputOf<typeof claimReviewCaseCommand>, { id: string }>
}
