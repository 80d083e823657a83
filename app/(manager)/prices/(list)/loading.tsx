import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando tabelas', 'Loading tables'],
  title: ['Tabelas', 'Tables'],
  meaning: [
    'Preços do FGTS e do crédito CLT. O que um gestor propõe, outro aprova.',
    'Prices of FGTS and CLT credit. What one manager proposes, another approves.',
  ],
})

export default function LoadingTables() {
  const t = useTexts(TEXTS)
  return (
    <div role="status" aria-label={t.loading}>
      <PageHeader
        variant="list"
        title={t.title}
        meta={t.meaning}
        actions={<Skeleton variant="block" className="h-10 w-36" />}
      />
      <Skeleton variant="block" className="mb-3 ml-auto h-12 w-28 lg:h-10 lg:w-40" />
      {['a', 'b', 'c'].map((card) => (
        <div key={card} className="mb-5 rounded-card border bg-raised p-5 shadow-card">
          <Skeleton variant="row" lines={5} />
        </div>
      ))}
    </div>
  )
}
