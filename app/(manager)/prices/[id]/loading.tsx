import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageSkeleton } from '#components/shell/page-skeleton.tsx'

const TEXTS = texts({ loading: ['Carregando a tabela', 'Loading the table'] })

export default function LoadingTable() {
  return <PageSkeleton label={useTexts(TEXTS).loading} variant="beside" back />
}
