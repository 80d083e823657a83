import type { FormalizationView } from '#lib/domain/formalization/formalization-view'
import type { Bilingual } from '../language/texts.ts'

/** What the page is about now. */
export type Stage = 'preparing' | 'identify' | 'read' | 'accept' | 'expired' | 'after'

/** The steps of signing, and the place of each stage among them. */
export const SIGNING_STEPS: readonly Bilingual[] = [
  ['Confirmar quem é você', 'Confirm who you are'],
  ['Ler o contrato', 'Read the contract'],
  ['Aceitar', 'Accept'],
]
export const SIGNING_PLACE = { identify: 0, read: 1, accept: 2 } as const

/** Where a customer is. */
export const stageOf = (view: FormalizationView, at: Date): Stage => {
  const { status } = view
  if (status === 'generating_ccb' || (status === 'formalization' && !view.contractReady)) return 'preparing'
  const unsigned = view.signedAt === null && (status === 'formalization' || status === 'canceled')
  if (unsigned && at >= view.signatureDeadlineAt) return 'expired'
  if (!view.awaitsSignature) return 'after'
  if (!view.identified) return 'identify'
  return view.contractRead ? 'accept' : 'read'
}
