import type { ClientAction } from '#lib/client/answer'
import type { Proposal } from '#lib/client/proposals'
import type { WireInputOf } from '#lib/contracts/contract'
import type { reviewProposalCommand } from '#lib/contracts/review/review-proposal'
import type {
  claimReviewCaseCommand,
  registerReviewReaderCommand,
} from '#lib/contracts/review/review-readers'
import type { sendBackProposalCommand } from '#lib/contracts/review/send-back'

/** The server actions a manager decides with, handed down by the page. */
export type ReviewActions = {
  review: ClientAction<WireInputOf<typeof reviewProposalCommand>, Proposal>
  sendBack: ClientAction<WireInputOf<typeof sendBackProposalCommand>, Proposal>
}

/** Those of the review workspace: there a manager also reports that they look at a case, and claims it. */
export type ReviewWorkspaceActions = ReviewActions & {
  registerReader: ClientAction<WireInputOf<typeof registerReviewReaderCommand>, { id: string }>
  claim: ClientAction<WireInputOf<typeof claimReviewCaseCommand>, { id: string }>
}
