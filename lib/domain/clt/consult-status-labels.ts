import type { Text } from '#lib/domain/language.ts'
import type { ConsultStatus } from './consult-status.ts'

export const CONSULT_STATUS_LABELS: Readonly<Record<ConsultStatus, Text>> = {
  WAITING_CONSENT: { pt: 'Aguardando cliente', en: 'Waiting for customer' },
  CONSENT_APPROVED: { pt: 'Autorizada', en: 'Authorized' },
  WAITING_CONSULT: { pt: 'Consultando vínculo', en: 'Checking employment' },
  WAITING_CREDIT_ANALYSIS: { pt: 'Em análise de crédito', en: 'In credit analysis' },
  SUCCESS: { pt: 'Margem disponível', en: 'Margin available' },
  REJECTED: { pt: 'Recusada', en: 'Rejected' },
  FAILED: { pt: 'Sem resultado', en: 'No result' },
}
