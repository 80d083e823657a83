import { PageSkeleton } from '#components/shell/page-skeleton'

export default function FgtsProposalLoading() {
  return <PageSkeleton label="Carregando a proposta" look="beside" />
}
