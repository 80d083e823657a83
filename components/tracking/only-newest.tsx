import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ProposalPage } from '#lib/client/proposals.ts'
import type { TrackingSort } from '#lib/domain/proposals/tracking.ts'

const TEXTS = texts({
  onlyNewest: (count: string) => [
    `Por nome, a lista tem só as ${count} propostas mais recentes deste filtro. Filtre mais para ver todas.`,
    `By name, the list has only the ${count} newest proposals of this filter. Filter more to see all.`,
  ],
})

export const OnlyNewest = ({ sort, page }: { sort: TrackingSort; page: ProposalPage | undefined }) => {
  const t = useTexts(TEXTS)
  if (sort !== 'customer' || page?.pages.totalIsExact !== false) return null
  return (
    <p role="status" className="text-ink-muted text-sm">
      {t.onlyNewest(page.pages.total.toLocaleString('pt-BR'))}
    </p>
  )
}
