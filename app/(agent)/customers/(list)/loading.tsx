import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando os clientes', 'Loading the customers'],
  title: ['Clientes', 'Customers'],
})

export default function CustomersLoading() {
  const t = useTexts(TEXTS)
  return <ListSkeleton label={t.loading} title={t.title} tools={['h-10 pointer-coarse:h-12']} />
}
