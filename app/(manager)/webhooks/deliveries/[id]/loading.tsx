import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageSkeleton } from '#components/shell/page-skeleton.tsx'

const TEXTS = texts({ loading: ['Carregando a entrega', 'Loading the delivery'] })

export default function LoadingDelivery() {
  return <PageSkeleton label={useTexts(TEXTS).loading} variant="wide" back />
}
