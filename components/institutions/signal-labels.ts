import type { Bilingual } from '#components/language/texts.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'

export const SIGNAL_LABELS: Readonly<Record<InstitutionSignal, Bilingual>> = {
  down: ['Fora do ar', 'Down'],
  slow: ['Lenta ou instável', 'Slow or unstable'],
}
