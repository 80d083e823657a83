import { exportProposalsContract } from '#lib/contracts/proposals/proposal-export'
import { csvEndpoint } from '#lib/http/csv-endpoint'
import { exportProposals } from '#lib/services/proposals/export-proposals'

export const GET = csvEndpoint(exportProposalsContract, exportProposals)
