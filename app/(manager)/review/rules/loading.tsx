import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageSkeleton } from '#components/shell/page-skeleton'

const TEXTS = texts({ loading: ['Carregando as regras', 'Loading the rules'] })

export default function LoadingReviewRules() {
  const t = useTexts(TEXTS)
  return <PageSkeleton label={t.loading} look="beside" />
}
