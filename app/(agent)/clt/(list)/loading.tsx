import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageSkeleton } from '#components/shell/page-skeleton'

const TEXTS = texts({ loading: ['Carregando o crédito CLT', 'Loading CLT credit'] })

export default function CltLoading() {
  return <PageSkeleton label={useTexts(TEXTS).loading} look="wide" />
}
