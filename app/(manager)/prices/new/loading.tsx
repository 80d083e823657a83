import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

const TEXTS = texts({
  loading: ['Abrindo o formulário', 'Opening the form'],
  back: ['Tabelas', 'Tables'],
  title: ['Nova tabela', 'New table'],
})

export default function LoadingNewTable() {
  const t = useTexts(TEXTS)
  return (
    <div role="status" aria-label={t.loading}>
      <PageHeader
        back={{ href: '/prices', label: t.back }}
        title={t.title}
        meta={<Skeleton className="w-80 max-w-full py-0.75" />}
      />
      <div className="max-w-2xl rounded-card border bg-raised px-5 py-3 shadow-card">
        <Skeleton lines={6} className="space-y-5 py-2" />
      </div>
    </div>
  )
}
