import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando aplicações', 'Loading applications'],
  title: ['Aplicações', 'Applications'],
})

export default function LoadingApplications() {
  const t = useTexts(TEXTS)
  return <ListSkeleton label={t.loading} title={t.title} meta action="w-80" rows={4} />
}
