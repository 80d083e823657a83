import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageSkeleton } from '#components/shell/page-skeleton.tsx'

const TEXTS = texts({ loading: ['Carregando os tetos', 'Loading the ceilings'] })

export default function LoadingCeilings() {
  return <PageSkeleton label={useTexts(TEXTS).loading} variant="wide" back />
}
