import { exportProposalsContract } from '#lib/contracts/proposals/proposal-export.ts'
import { csvEndpoint } from '#lib/http/csv-endpoint.ts'
import { exportProposals } from '#lib/services/proposals/export-proposals.ts'

export const GET = csvEndpoint(exportProposalsContract, exportProposals)
