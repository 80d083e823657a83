import { formatCount } from '#components/charts/figure-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import type { RevealCount } from '#lib/domain/personal-data/reveal-outliers.ts'

const TEXTS = texts({
  title: (count: string) => [
    `Dados pessoais abertos em 7 dias: ${count}`,
    `Personal data opened in 7 days: ${count}`,
  ],
  far: ['Muito acima dos colegas', 'Far above the others'],
})

type RevealCountsProps = { counts: readonly (RevealCount & { isFarAbove: boolean })[] }

export const RevealCounts = ({ counts }: RevealCountsProps) => {
  const t = useTexts(TEXTS)
  if (counts.length === 0) return null
  const total = counts.reduce((sum, one) => sum + one.count, 0)
  return (
    <details open={counts.some(({ isFarAbove }) => isFarAbove)} className="mb-3 text-sm">
      <summary className="w-fit cursor-pointer text-ink-muted leading-5 pointer-coarse:min-h-11">
        {t.title(formatCount(total))}
      </summary>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5">
        {counts.map(({ actorId, name, count: own, isFarAbove }) => (
          <li key={actorId} className="flex flex-wrap items-center gap-2">
            <a href={`/audit?person=${actorId}&group=personal_data`} className="underline underline-offset-4">
              {name}
            </a>
            <span className="tabular-nums">{formatCount(own)}</span>
            {isFarAbove ? <Badge tone="warning">{t.far}</Badge> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
