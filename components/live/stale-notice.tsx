import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Callout } from '../ui/callout.tsx'

const TEXTS = texts({
  offline: ['Sem conexão com o serviço', 'No connection to the service'],
  stale: [
    'O que aparece aqui pode estar desatualizado. Tentamos de novo sozinhos.',
    'What you see here may be out of date. We try again by ourselves.',
  ],
})

/** Says on a page that keeps showing what it read before that reading it again failed. */
export const StaleNotice = ({ shown }: { shown: boolean }) => {
  const t = useTexts(TEXTS)
  return shown ? (
    <Callout tone="warning" title={t.offline} className="mb-5">
      {t.stale}
    </Callout>
  ) : null
}
