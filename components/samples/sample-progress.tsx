import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import type { SampleData } from '#lib/client/samples.ts'

const TEXTS = texts({
  done: (done: string, total: string) => [`${done} de ${total} clientes`, `${done} of ${total} customers`],
})

/** Progress is known only for the creation: a removal is a single transaction. */
export const SampleProgress = ({ data, label }: { data: SampleData; label: string }) => {
  const t = useTexts(TEXTS)
  const { status, done, total } = data
  const isCounted = status === 'creating'
  return (
    <div className="mt-3">
      <ProgressBar label={label} done={done} total={isCounted ? total : 0} />
      {isCounted ? (
        <p className="mt-1 text-ink-muted text-sm tabular-nums">{t.done(String(done), String(total))}</p>
      ) : null}
    </div>
  )
}
