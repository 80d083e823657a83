import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'

const TEXTS = texts({
  stays: ['Fica guardado por dever legal:', 'Kept under a legal duty:'],
  nothing: ['Nada precisa ser guardado.', 'Nothing has to be kept.'],
  running: ['Operação em andamento, até terminar', 'A case that is running, until it ends'],
  until: (day: string) => [`até ${day}`, `until ${day}`],
})

/** `until` is the end of the retention; null while the operation is still in progress. */
export type KeptRecord = {
  id: string
  kind: string
  until: Date | null
  what: string | null
  duty: string | null
}

export const KeptRecords = ({ records }: { records: readonly KeptRecord[] }) => {
  const t = useTexts(TEXTS)
  if (records.length === 0) return <p>{t.nothing}</p>
  return (
    <div>
      <p className="font-medium">{t.stays}</p>
      <ul className="mt-1.5 grid gap-2">
        {records.map(({ id, kind, until, what, duty }) => (
          <li key={`${kind} ${id}`}>
            {what ?? t.running}
            {until ? ` ${t.until(formatDay(dayInSaoPaulo(until)))}` : null}
            {duty ? <span className="block text-ink-muted text-xs">{duty}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
