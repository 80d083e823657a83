import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando produção', 'Loading sales'],
  title: ['Produção', 'Sales'],
})

const CARDS = ['net', 'contracts', 'ticket', 'conversion', 'payout']

export default function LoadingSales() {
  const t = useTexts(TEXTS)
  return (
    <div role="status" aria-label={t.loading} data-wide>
      <PageHeader title={t.title} meta={<Skeleton className="w-40" />} />
      <Skeleton variant="block" className="mb-3 h-21 max-sm:mb-6 sm:h-45.5 lg:h-16.5" />
      <Skeleton variant="block" className="mb-6 h-16.5 max-sm:hidden" />
      <div className="mb-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {CARDS.map((card) => (
          <Skeleton key={card} variant="block" className="h-28" />
        ))}
      </div>
      <Skeleton variant="block" className="h-96" />
    </div>
  )
}
