import { PageSkeleton } from '#components/shell/page-skeleton'

export default function FgtsSimulationLoading() {
  return <PageSkeleton label="Carregando a simulação" look="beside" />
}
