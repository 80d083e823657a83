import { getFgtsDocumentContract } from '#lib/contracts/fgts/proposal-documents'
import { fileEndpoint } from '#lib/http/file-endpoint'
import { getProposalDocument } from '#lib/services/proposals/get-proposal-document'

export const GET = fileEndpoint(getFgtsDocumentContract, getProposalDocument)
