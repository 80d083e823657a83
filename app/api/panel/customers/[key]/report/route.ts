import { getSubjectReportContract } from '#lib/contracts/personal-data/subject-rights.ts'
import { fileEndpoint } from '#lib/http/file-endpoint.ts'
import { getSubjectReport } from '#lib/services/personal-data/get-subject-report.ts'

export const GET = fileEndpoint(getSubjectReportContract, getSubjectReport)
