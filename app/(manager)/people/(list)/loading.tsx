import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PeopleTabs } from '#components/people/people-tabs.tsx'
import { ListSkeleton } from '#components/shell/list-skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando pessoas', 'Loading people'],
  title: ['Pessoas', 'People'],
})

export default function LoadingPeople() {
  const t = useTexts(TEXTS)
  return (
    <ListSkeleton
      label={t.loading}
      title={t.title}
      meta
      action="w-44 max-sm:w-40"
      tabs={<PeopleTabs />}
      tools={['h-12 lg:h-10']}
    />
  )
}
