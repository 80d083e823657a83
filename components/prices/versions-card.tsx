import Link from 'next/link'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Timeline } from '#components/ui/timeline.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { PriceVersionItem } from '#lib/domain/prices/price-table-detail.ts'
import { simulationsText } from './simulations-text.ts'

const TEXTS = texts({
  title: ['Versões', 'Versions'],
  text: [
    'Simulações continuam na versão em que foram feitas.',
    'Simulations stay on the version they were made on.',
  ],
  version: (version: number) => [`Versão ${version}`, `Version ${version}`],
  inUse: ['Ativa', 'Active'],
  by: (author: string, decider: string) => [
    `Proposta por ${author}, aprovada por ${decider}.`,
    `Proposed by ${author}, approved by ${decider}.`,
  ],
  operator: [
    'Criada na implantação, sem aprovação neste fluxo.',
    'Made at the installation, without an approval here.',
  ],
  change: ['Ver a mudança', 'See the change'],
  simulations: (count: string) =>
    count === '1'
      ? ['1 simulação em 30 dias', '1 simulation in 30 days']
      : [`${count} simulações em 30 dias`, `${count} simulations in 30 days`],
})

type VersionsCardProps = { versions: readonly PriceVersionItem[]; now: string }

export const VersionsCard = ({ versions, now }: VersionsCardProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card title={t.title} description={t.text}>
      <Timeline
        items={versions.map((version) => ({
          id: String(version.version),
          tone: version.active ? 'positive' : 'neutral',
          title: (
            <span className="inline-flex flex-wrap items-center gap-2">
              {t.version(version.version)}
              {version.active ? <Badge tone="positive">{t.inUse}</Badge> : null}
            </span>
          ),
          meta: <RelativeTime at={version.createdAt.toISOString()} now={now} />,
          body: (
            <>
              {version.change ? (
                <p>
                  {t.by(version.change.createdByName, version.change.decidedByName ?? '—')}{' '}
                  <Link
                    href={`/prices/changes/${version.change.id}`}
                    className="inline-flex min-h-6 items-center rounded-control text-accent hover:underline pointer-coarse:min-h-11"
                  >
                    {t.change}
                  </Link>
                  {version.change.note ? <span className="block">{version.change.note}</span> : null}
                </p>
              ) : (
                <p>{t.operator}</p>
              )}
              <p className="tabular-nums">{t.simulations(simulationsText(version, language))}</p>
            </>
          ),
        }))}
      />
    </Card>
  )
}
