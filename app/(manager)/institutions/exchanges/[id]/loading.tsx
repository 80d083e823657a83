import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageSkeleton } from '#components/shell/page-skeleton.tsx'

const TEXTS = texts({ loading: ['Carregando a chamada', 'Loading the call'] })

export default function LoadingExchange() {
  return <PageSkeleton label={useTexts(TEXTS).loading} variant="wide" back />
}
