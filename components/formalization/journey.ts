import type { Bilingual } from '#components/language/texts.ts'
import type { FormalizationView } from '#lib/domain/formalization/formalization-view.ts'
import { OUTCOMES } from './outcomes.ts'

export type Stage = 'preparing' | 'identify' | 'read' | 'accept' | 'expired' | 'after'

export const STEPS: readonly Bilingual[] = [
  ['Confirmar quem é você', 'Confirm who you are'],
  ['Ler o contrato', 'Read the contract'],
  ['Aceitar', 'Accept'],
  ['Análise', 'Analysis'],
  ['Dinheiro na conta', 'Money in your account'],
]

/** Anybody with the link may see a cancellation or expiry; all other stages require identification first. */
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

/** Returns the furthest step reached, so that the display never moves backwards; null if there is none. */
export const stepOf = (view: FormalizationView, stage: Stage): number | null => {
  if (stage === 'identify') return view.awaitsSignature ? 0 : null
  if (stage === 'read') return 1
  if (stage === 'accept') return 2
  if (stage !== 'after' || OUTCOMES[view.status].step === null) return null
  return Math.max(...[view.status, ...view.reached].map((status) => OUTCOMES[status].step ?? 0))
}
