import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageSkeleton } from '#components/shell/page-skeleton.tsx'

const TEXTS = texts({ label: ['Carregando a pendência', 'Loading the pending item'] })

export default function LoadingFix() {
  const t = useTexts(TEXTS)
  return <PageSkeleton label={t.label} variant="beside" back />
}
