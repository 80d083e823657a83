import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PeopleTabs } from '#components/people/people-tabs.tsx'
import { ListSkeleton } from '#components/shell/list-skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando a entrada', 'Loading the sign-in settings'],
  title: ['Entrada', 'Sign-in'],
})

export default function LoadingSignInSettings() {
  const t = useTexts(TEXTS)
  return <ListSkeleton label={t.loading} title={t.title} meta tabs={<PeopleTabs />} rows={8} />
}
