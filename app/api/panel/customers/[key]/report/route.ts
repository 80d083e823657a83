import { getSubjectReportContract } from '#lib/contracts/personal-data/subject-rights'
import { fileEndpoint } from '#lib/http/file-endpoint'
import { getSubjectReport } from '#lib/services/personal-data/get-subject-report'

export const GET = fileEndpoint(getSubjectReportContract, getSubjectReport)
