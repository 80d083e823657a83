import { ChevronRight } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { Operation } from '#lib/reference/operation.ts'
import type { SampleCredentials } from '#lib/reference/samples/sample-call.ts'
import { tryFormOf } from '#lib/reference/try-form.ts'
import { TURNS_CHEVRON } from './fold.tsx'
import { TryItForm } from './try-it-form.tsx'

const TEXTS = texts({
  title: ['Experimentar aqui', 'Try it here'],
  real: [
    'A chamada é feita de verdade nesta instalação, sem a sua sessão.',
    'The call really runs on this installation, without your session.',
  ],
  noScript: ['Ative o JavaScript para fazer chamadas aqui.', 'Turn JavaScript on to make calls here.'],
})

type TryItProps = { operation: Operation; credentials: SampleCredentials | undefined }

export const TryIt = ({ operation, credentials }: TryItProps) => {
  const t = useTexts(TEXTS)
  const form = tryFormOf(operation, credentials)
  if (!form) return null
  return (
    <details className={`mt-8 rounded-card border bg-raised ${TURNS_CHEVRON}`}>
      <summary className="flex min-h-11 items-center gap-2 px-4 font-semibold text-base">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
        {t.title}
      </summary>
      <div className="px-4 pb-4">
        <p className="text-ink-muted text-sm">{t.real}</p>
        <noscript>
          <p className="text-sm">{t.noScript}</p>
        </noscript>
        <TryItForm form={form} credentials={credentials} />
      </div>
    </details>
  )
}
