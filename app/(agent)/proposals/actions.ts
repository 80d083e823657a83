'use server'
import { cancelFgtsProposalContract } from '#lib/contracts/fgts/proposal-cancel'
import { uploadFgtsDocumentContract } from '#lib/contracts/fgts/proposal-documents'
import { listFgtsProposalsContract } from '#lib/contracts/fgts/proposal-list'
import { solveFgtsPendingItemContract } from '#lib/contracts/fgts/proposal-pending'
import { reviewProposalContract } from '#lib/contracts/fgts/proposal-review'
import { action } from '#lib/http/action'
import { withUpload } from '#lib/http/with-upload'
import { cancelProposal } from '#lib/services/proposals/cancel-proposal'
import { listProposals } from '#lib/services/proposals/list-proposals'
import { reviewProposal } from '#lib/services/proposals/review-proposal'
import { solvePendingItem } from '#lib/services/proposals/solve-pending-item'
import { uploadProposalDocument } from '#lib/services/proposals/upload-proposal-document'

export const search = action(listFgtsProposalsContract, listProposals)
export const cancel = action(cancelFgtsProposalContract, cancelProposal)
export const solve = action(solveFgtsPendingItemContract, solvePendingItem)
export const upload = action(uploadFgtsDocumentContract, withUpload(uploadProposalDocument))
export const review = action(reviewProposalContract, reviewProposal)
