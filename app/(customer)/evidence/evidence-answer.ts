import type { EvidenceAnswer } from '#components/consent/evidence-answer.tsx'
import { admitPage } from '#lib/pages/page-limit.ts'
import { checkConsentEvidence } from '#lib/services/clt/check-consent-evidence.ts'

export const evidenceAnswer = async (text: string): Promise<EvidenceAnswer> => {
  const digits = text.replace(/\s/g, '').toLowerCase()
  if (digits === '') return { kind: 'unasked' }
  if (!/^[0-9a-f]{64}$/.test(digits)) return { kind: 'malformed', text: text.slice(0, 100) }
  if (!(await admitPage('evidence'))) return { kind: 'too_many' }
  const evidence = await checkConsentEvidence(digits)
  return evidence ? { kind: 'registered', sha256: digits, evidence } : { kind: 'unknown', sha256: digits }
}
