import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton.tsx'

const TEXTS = texts({
  label: ['Carregando o FGTS', 'Loading FGTS'],
  title: ['Antecipação do FGTS', 'FGTS advance'],
})

export default function FgtsLoading() {
  const t = useTexts(TEXTS)
  return (
    <ListSkeleton
      label={t.label}
      title={t.title}
      form="h-21.5 pointer-coarse:max-md:h-24 md:h-16.5"
      tools={['h-10']}
      rows={6}
    />
  )
}
