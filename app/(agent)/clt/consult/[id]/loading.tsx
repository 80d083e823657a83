import { PageSkeleton } from '#components/shell/page-skeleton'

export default function CltConsultLoading() {
  return <PageSkeleton label="Carregando a consulta" look="beside" />
}
