import { getCltDocumentContract } from '#lib/contracts/clt/operation-documents.ts'
import { fileEndpoint } from '#lib/http/file-endpoint.ts'
import { getProposalDocument } from '#lib/services/proposals/get-proposal-document.ts'

export const GET = fileEndpoint(getCltDocumentContract, getProposalDocument)
