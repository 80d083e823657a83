import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton'

const TEXTS = texts({
  loading: ['Carregando o crédito CLT', 'Loading CLT credit'],
  title: ['Crédito CLT', 'CLT credit'],
})

export default function CltLoading() {
  const t = useTexts(TEXTS)
  const tools = ['h-10 pointer-coarse:h-12', 'h-9 pointer-coarse:h-11']
  return <ListSkeleton label={t.loading} title={t.title} meta form="h-210 lg:h-63" tools={tools} />
}
