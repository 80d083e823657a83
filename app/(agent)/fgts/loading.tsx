import { PageSkeleton } from '#components/shell/page-skeleton'

export default function FgtsLoading() {
  return <PageSkeleton label="Carregando o FGTS" look="wide" />
}
