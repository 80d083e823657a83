import { CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import { type Bilingual, texts } from '#components/language/texts.ts'
import type { Tone } from '#components/ui/tone.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'

type Display = { label: Bilingual; tone: Tone; icon: LucideIcon }

export const SIGNAL_DISPLAY: Readonly<Record<InstitutionSignal, Display>> = {
  down: { label: ['Fora do ar', 'Down'], tone: 'danger', icon: CircleX },
  slow: { label: ['Lenta ou instável', 'Slow or unstable'], tone: 'warning', icon: Hourglass },
}

export const SIGNAL_TEXTS = texts({
  down: (name: string) => [
    `${name}: fora do ar agora. O que você pedir fica guardado e é enviado quando ela voltar, enquanto o prazo permitir.`,
    `${name}: down right now. What you request is kept and sent once it is back, as long as its deadline allows.`,
  ],
  slow: (name: string) => [
    `${name}: lenta ou instável agora. A resposta pode demorar.`,
    `${name}: slow or unstable right now. The answer may take longer.`,
  ],
}) satisfies Record<InstitutionSignal, unknown>
