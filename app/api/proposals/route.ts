import { listProposalsContract } from '#lib/contracts/proposals/proposals'
import { endpoint } from '#lib/http/endpoint'
import { listVisibleProposals } from '#lib/services/proposals/list-visible-proposals'

export const GET = endpoint(listProposalsContract, listVisibleProposals)
