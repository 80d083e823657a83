import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import type { SavedViewItem } from '#lib/client/saved-views.ts'

const TEXTS = texts({ label: ['Visões', 'Views'] })

type ViewChipsProps = {
  usual: readonly { label: string; query: string }[]
  views: readonly SavedViewItem[]
  current: string
  hrefOf: (query: string) => string
  onChoose: (query: string) => void
}

export const ViewChips = ({ usual, views, current, hrefOf, onChoose }: ViewChipsProps) => {
  const all = [
    ...usual.map(({ label, query }) => ({ id: `usual ${query}`, label, query })),
    ...views.map(({ id, name, query }) => ({ id, label: name, query })),
  ]
  const currentView = all.find(({ query }) => query === current)
  return (
    <FilterChips
      label={useTexts(TEXTS).label}
      chips={all.map(({ id, label, query }) => ({
        id,
        label,
        href: hrefOf(query),
        selected: id === currentView?.id,
      }))}
      onChoose={(id) => onChoose(all.find((one) => one.id === id)?.query ?? '')}
    />
  )
}
