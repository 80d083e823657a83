import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'

const TEXTS = texts({
  down: (name: string) => [
    `${name}: fora do ar agora. O que você pedir fica guardado e é enviado quando ela voltar, enquanto o prazo permitir.`,
    `${name}: down right now. What you request is kept and sent once it is back, as long as its deadline allows.`,
  ],
  slow: (name: string) => [
    `${name}: lenta ou instável agora. A resposta pode demorar.`,
    `${name}: slow or unstable right now. The answer may take longer.`,
  ],
})

export const SignalNote = ({ name, signal }: { name: string; signal: InstitutionSignal }) => (
  <p className="mt-1.5 text-pretty text-ink-muted text-sm">{useTexts(TEXTS)[signal](name)}</p>
)
