import { getCltDocumentContract } from '#lib/contracts/clt/operation-documents'
import { fileEndpoint } from '#lib/http/file-endpoint'
import { getProposalDocument } from '#lib/services/proposals/get-proposal-document'

export const GET = fileEndpoint(getCltDocumentContract, getProposalDocument)
