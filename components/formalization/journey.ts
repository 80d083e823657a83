import type { FormalizationView } from '#lib/domain/formalization/formalization-view'
import type { Bilingual } from '../language/texts.ts'
import { OUTCOMES } from './outcomes.ts'

/** What the page is about now. */
export type Stage = 'preparing' | 'identify' | 'read' | 'accept' | 'expired' | 'after'

/** All steps from the link to the money, in one line: what is done stays done. */
export const STEPS: readonly Bilingual[] = [
  ['Confirmar quem é você', 'Confirm who you are'],
  ['Ler o contrato', 'Read the contract'],
  ['Aceitar', 'Accept'],
  ['Análise', 'Analysis'],
  ['Dinheiro na conta', 'Money in your account'],
]

/** Where a customer is. That a contract is off anybody with the link may know; the rest its owner alone. */
export const stageOf = (view: FormalizationView, at: Date): Stage => {
  const { status } = view
  const unsigned = view.signedAt === null && (status === 'formalization' || status === 'canceled')
  if (unsigned && at >= view.signatureDeadlineAt) return 'expired'
  if (status === 'canceled') return 'after'
  if (!view.identified) return 'identify'
  if (status === 'generating_ccb' || (status === 'formalization' && !view.contractReady)) return 'preparing'
  if (!view.awaitsSignature) return 'after'
  return view.contractRead ? 'accept' : 'read'
}

/**
 * The number of the step, by the furthest there was: it never counts backwards. Null where no step is
 * shown.
 */
export const stepOf = (view: FormalizationView, stage: Stage): number | null => {
  if (stage === 'identify') return view.awaitsSignature ? 0 : null
  if (stage === 'read') return 1
  if (stage === 'accept') return 2
  if (stage !== 'after' || OUTCOMES[view.status].step === null) return null
  return Math.max(...[view.status, ...view.reached].map((status) => OUTCOMES[status].step ?? 0))
}
