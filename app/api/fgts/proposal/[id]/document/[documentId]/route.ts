import { getFgtsDocumentContract } from '#lib/contracts/fgts/proposal-documents.ts'
import { fileEndpoint } from '#lib/http/file-endpoint.ts'
import { getProposalDocument } from '#lib/services/proposals/get-proposal-document.ts'

export const GET = fileEndpoint(getFgtsDocumentContract, getProposalDocument)
