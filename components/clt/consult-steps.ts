import type { Bilingual } from '#components/language/texts.ts'
import { type ConsultStatus, isFinalConsultStatus } from '#lib/domain/clt/consult-status.ts'

export const CONSULT_STEPS: readonly Bilingual[] = [
  ['Consentimento', 'Consent'],
  ['Consulta', 'Query'],
  ['Análise', 'Analysis'],
  ['Margem', 'Margin'],
]

const STEP_OF: Readonly<Record<ConsultStatus, number>> = {
  WAITING_CONSENT: 0,
  CONSENT_APPROVED: 1,
  WAITING_CONSULT: 1,
  WAITING_CREDIT_ANALYSIS: 2,
  SUCCESS: CONSULT_STEPS.length,
  REJECTED: 0,
  FAILED: 0,
}

type ConsultProgress = { status: ConsultStatus; history: readonly { status: ConsultStatus }[] }

/** `stopped` means that the consult ended without a margin; `current` is then its last step. */
export const consultStepOf = ({
  status,
  history,
}: ConsultProgress): { current: number; stopped: boolean } => {
  const stopped = status === 'REJECTED' || status === 'FAILED'
  const last = history.filter((entry) => !isFinalConsultStatus(entry.status)).at(-1)?.status
  return { current: STEP_OF[stopped ? (last ?? status) : status], stopped }
}
