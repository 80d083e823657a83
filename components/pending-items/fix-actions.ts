import type { FormAction } from '#components/self-service/form-state.ts'

export type FixActions = Record<'identify' | 'givePix' | 'giveAccount' | 'giveDocument', FormAction> & {
  opened: () => Promise<void>
}
