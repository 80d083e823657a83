import type { ClientAction } from '#lib/client/answer'
import type { Proposal } from '#lib/client/proposals'
import type { WireInputOf } from '#lib/contracts/contract'
import type { reviewProposalContract } from '#lib/contracts/fgts/proposal-review'
import type { sendBackProposalContract } from '#lib/contracts/review/send-back'

/** The server actions a manager decides with, handed down by the page. */
export type ReviewActions = {
  review: ClientAction<WireInputOf<typeof reviewProposalContract>, Proposal>
  sendBack: ClientAction<WireInputOf<typeof sendBackProposalContract>, Proposal>
}
