import { getCltConsentEvidenceContract } from '#lib/contracts/clt/consent-evidence'
import { fileEndpoint } from '#lib/http/file-endpoint'
import { getCltConsentEvidence } from '#lib/services/clt/get-clt-consent-evidence'

export const GET = fileEndpoint(getCltConsentEvidenceContract, getCltConsentEvidence)
