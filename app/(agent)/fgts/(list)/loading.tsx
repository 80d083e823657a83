import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton'

const TEXTS = texts({
  label: ['Carregando o FGTS', 'Loading FGTS'],
  title: ['Antecipação do FGTS', 'FGTS advance'],
})

export default function FgtsLoading() {
  const t = useTexts(TEXTS)
  return <ListSkeleton label={t.label} title={t.title} meta="line" form="h-76.5 md:h-37" rows={6} />
}
