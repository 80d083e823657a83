import type { ReviewActions } from '#components/decisions/review-actions.ts'
import type { ClientAction } from '#lib/client/answer'
import type { Proposal } from '#lib/client/proposals'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import type { uploadFgtsDocumentContract } from '#lib/contracts/fgts/proposal-documents'
import type { solveFgtsPendingItemContract } from '#lib/contracts/fgts/proposal-pending'
import type { cancelProposalCommand } from '#lib/contracts/proposals/cancel-proposal'

type Uploaded = WireOutputOf<typeof uploadFgtsDocumentContract>

export type ProposalActions = ReviewActions & {
  cancel: ClientAction<WireInputOf<typeof cancelProposalCommand>, Proposal>
  solve: ClientAction<WireInputOf<typeof solveFgtsPendingItemContract>, Proposal>
  upload: ClientAction<{ id: string; form: FormData }, Uploaded>
}
