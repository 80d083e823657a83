import { InstitutionTabs } from '#components/institutions/institution-tabs.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando instituições', 'Loading institutions'],
  title: ['Instituições', 'Institutions'],
})

export default function LoadingInstitutions() {
  const t = useTexts(TEXTS)
  return (
    <div role="status" aria-label={t.loading} data-wide>
      <PageHeader title={t.title} />
      <InstitutionTabs />
      <Skeleton variant="block" className="mb-5 h-8 w-72" />
      <Skeleton variant="block" className="mb-5 h-96" />
      <Skeleton variant="block" className="h-96" />
    </div>
  )
}
