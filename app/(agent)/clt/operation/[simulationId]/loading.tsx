import { PageSkeleton } from '#components/shell/page-skeleton'

export default function CltOperationLoading() {
  return <PageSkeleton label="Carregando a operação" look="beside" />
}
