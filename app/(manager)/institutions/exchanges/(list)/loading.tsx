import { InstitutionTabs } from '#components/institutions/institution-tabs.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando chamadas', 'Loading calls'],
  title: ['Chamadas às instituições', 'Calls to institutions'],
})

export default function LoadingExchanges() {
  const t = useTexts(TEXTS)
  return (
    <ListSkeleton
      label={t.loading}
      title={t.title}
      meta
      tabs={<InstitutionTabs />}
      tools={['h-12 lg:h-10']}
    />
  )
}
