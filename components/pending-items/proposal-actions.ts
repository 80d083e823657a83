import type { ReviewActions } from '#components/decisions/review-actions.ts'
import type { ClientAction } from '#lib/client/answer.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type { uploadFgtsDocumentContract } from '#lib/contracts/fgts/proposal-documents.ts'
import type { solveFgtsPendingItemContract } from '#lib/contracts/fgts/proposal-pending.ts'
import type { cancelProposalCommand } from '#lib/contracts/proposals/cancel-proposal.ts'

type UploadedDocument = WireOutputOf<typeof uploadFgtsDocumentContract>

export type ProposalActions = ReviewActions & {
  cancel: ClientAction<WireInputOf<typeof cancelProposalCommand>, Proposal>
  solve: ClientAction<WireInputOf<typeof solveFgtsPendingItemContract>, Proposal>
  upload: ClientAction<{ id: string; form: FormData }, UploadedDocument>
}
