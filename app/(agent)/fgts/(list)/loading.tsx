import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageSkeleton } from '#components/shell/page-skeleton'

const TEXTS = texts({
  label: ['Carregando o FGTS', 'Loading FGTS'],
})

export default function FgtsLoading() {
  const t = useTexts(TEXTS)
  return <PageSkeleton label={t.label} look="wide" />
}
