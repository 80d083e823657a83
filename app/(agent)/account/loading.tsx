import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListLoading } from '#components/tables/list-loading.tsx'

const TEXTS = texts({
  loading: ['Carregando sua conta', 'Loading your account'],
  title: ['Sua conta', 'Your account'],
})

export default function LoadingAccount() {
  const t = useTexts(TEXTS)
  return <ListLoading label={t.loading} title={t.title} lines={6} />
}
