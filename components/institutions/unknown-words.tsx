import { formatCount } from '#components/charts/figure-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'

const TEXTS = texts({
  title: ['Motivos que não reconhecemos', 'Reasons that we do not recognize'],
  hint: [
    'São mostrados como vieram. Os números foram tirados, porque podem ser do cliente.',
    'They are shown as they came. Numbers were removed, because they may be of the customer.',
  ],
  seen: (count: string) => [`${count} vez(es)`, `${count} time(s)`],
})

export const UnknownWords = ({ institution, now }: { institution: InstitutionHealthData; now: string }) => {
  const t = useTexts(TEXTS)
  const { unknownWords } = institution
  if (unknownWords.length === 0) return null
  return (
    <div>
      <h3 className="mb-1 font-semibold text-sm">{t.title}</h3>
      <p className="text-ink-muted text-xs">{t.hint}</p>
      <ul className="divide-y divide-line text-sm">
        {unknownWords.map(({ words, seen, lastSeenAt }) => (
          <li key={words} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
            <span className="min-w-0 break-words">{words}</span>
            <span className="shrink-0 text-ink-muted text-xs">
              {t.seen(formatCount(seen))} · <RelativeTime at={lastSeenAt} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
