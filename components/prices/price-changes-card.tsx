import Link from 'next/link'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { cn } from '#components/ui/class-names.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { PriceChangeSummary } from '#lib/domain/prices/price-change-summary.ts'
import { CHANGE_KINDS, CHANGE_STATUSES } from './change-words.ts'

const TEXTS = texts({
  title: ['Mudanças', 'Changes'],
  none: ['Nenhuma mudança foi proposta ainda.', 'No change has been proposed yet.'],
  by: (name: string) => [`por ${name}`, `by ${name}`],
  from: (version: number) => [`sobre a versão ${version}`, `on version ${version}`],
})

type PriceChangesCardProps = { changes: readonly PriceChangeSummary[]; now: string }

export const PriceChangesCard = ({ changes, now }: PriceChangesCardProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card title={t.title} padding={changes.length === 0 ? 'normal' : 'flush'}>
      {changes.length === 0 ? <p className="text-ink-muted text-sm">{t.none}</p> : null}
      <ul className={cn('divide-y divide-line', changes.length > 0 && 'border-t')}>
        {changes.map((change) => (
          <li key={change.id} className="flex items-start justify-between gap-3 px-4 py-3 sm:px-5">
            <div className="min-w-0 text-sm">
              <Link
                href={`/prices/changes/${change.id}`}
                className="inline-flex min-h-6 items-center rounded-control font-medium hover:underline pointer-coarse:min-h-11"
              >
                {localized(CHANGE_KINDS[change.kind], language)}
                {change.baseVersion === null ? '' : ` ${t.from(change.baseVersion)}`}
              </Link>
              <p className="text-ink-muted">
                {t.by(change.createdByName)} · <RelativeTime at={change.updatedAt.toISOString()} now={now} />
              </p>
            </div>
            <Badge tone={CHANGE_STATUSES[change.status].tone}>
              {localized(CHANGE_STATUSES[change.status].text, language)}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
