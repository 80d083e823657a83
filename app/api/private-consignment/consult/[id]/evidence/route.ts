import { getCltConsentEvidenceContract } from '#lib/contracts/clt/consent-evidence.ts'
import { fileEndpoint } from '#lib/http/file-endpoint.ts'
import { getCltConsentEvidence } from '#lib/services/clt/get-clt-consent-evidence.ts'

export const GET = fileEndpoint(getCltConsentEvidenceContract, getCltConsentEvidence)
