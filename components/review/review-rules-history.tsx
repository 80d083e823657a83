import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Timeline } from '#components/ui/timeline.tsx'
import type { ReviewRulesBook } from '#lib/client/review.ts'
import { ReviewRuleChangeList } from './review-rule-change-list.tsx'

const TEXTS = texts({
  title: ['Versões', 'Versions'],
  none: [
    'Ninguém mudou as regras ainda: valem as que vêm com o produto.',
    'Nobody has changed the rules yet: those that come with the product apply.',
  ],
  version: (version: number) => [`Versão ${version}`, `Version ${version}`],
})

type Version = ReviewRulesBook['versions'][number]

type ReviewRulesHistoryProps = { versions: readonly Version[]; now: string }

export const ReviewRulesHistory = ({ versions, now }: ReviewRulesHistoryProps) => {
  const t = useTexts(TEXTS)
  return (
    <Card title={t.title}>
      {versions.length === 0 ? (
        <p className="text-ink-muted text-sm">{t.none}</p>
      ) : (
        <Timeline
          items={versions.map(({ version, createdByName, createdAt, changes }) => ({
            id: String(version),
            title: t.version(version),
            meta: <RelativeTime at={createdAt} now={now} />,
            body: (
              <>
                <p className="text-xs">{createdByName}</p>
                <ReviewRuleChangeList changes={changes} />
              </>
            ),
          }))}
        />
      )}
    </Card>
  )
}
