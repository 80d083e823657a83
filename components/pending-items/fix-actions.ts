import type { FormAction } from '#components/self-service/form-state.ts'

export type FixActions = Record<'identify' | 'sendPix' | 'sendAccount' | 'sendDocument', FormAction> & {
  recordVisit: () => Promise<void>
  seeContract: () => Promise<void>
}
