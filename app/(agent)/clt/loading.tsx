import { PageSkeleton } from '#components/shell/page-skeleton'

export default function CltLoading() {
  return <PageSkeleton label="Carregando o crédito CLT" look="wide" />
}
