import { listProposalsContract } from '#lib/contracts/proposals/proposals.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listVisibleProposals } from '#lib/services/proposals/list-visible-proposals.ts'

export const GET = endpoint(listProposalsContract, listVisibleProposals)
