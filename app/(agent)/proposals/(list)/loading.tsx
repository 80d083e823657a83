import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando propostas', 'Loading proposals'],
  title: ['Propostas', 'Proposals'],
})

export default function LoadingProposals() {
  const t = useTexts(TEXTS)
  return (
    <ListSkeleton
      label={t.loading}
      title={t.title}
      action="w-72 max-sm:hidden"
      tools={['h-9 w-96 max-w-full', 'h-12 lg:h-10']}
      rows={12}
    />
  )
}
