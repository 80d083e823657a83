import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando o crédito CLT', 'Loading CLT credit'],
  title: ['Crédito CLT', 'CLT credit'],
})

export default function CltLoading() {
  const t = useTexts(TEXTS)
  return (
    <ListSkeleton
      label={t.loading}
      title={t.title}
      form="h-21.5 pointer-coarse:max-md:h-24 md:h-16.5"
      tools={['h-10']}
    />
  )
}
