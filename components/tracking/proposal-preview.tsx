'use client'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { maskedCpf } from '#components/personal-data/masked-cpf.ts'
import { ProposalStatusBadge } from '#components/statuses/proposal-status-badge.tsx'
import { RowPreview } from '#components/tables/row-preview.tsx'
import { ProposalHistory } from '#components/timeline/proposal-history.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Money } from '#components/ui/money.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { type ProposalItem, useProposalPreview } from '#lib/client/proposals.ts'
import { proposalActs } from './proposal-acts.ts'

const TEXTS = texts({
  label: ['Resumo da proposta', 'Proposal summary'],
  open: ['Abrir proposta', 'Open proposal'],
  contract: ['Contrato', 'Contract'],
  net: ['Valor líquido', 'Net amount'],
  installments: ['Parcelas', 'Instalments'],
  author: ['Autor', 'Author'],
  created: ['Criada', 'Created'],
})

type ProposalPreviewProps = {
  row: ProposalItem
  now: string
  href: string
  acts: Parameters<typeof proposalActs>[1]
  onClose: () => void
}

export const ProposalPreview = ({ row, now, href, acts, onClose }: ProposalPreviewProps) => {
  const t = useTexts(TEXTS)
  const query = useProposalPreview(row.id)
  return (
    <RowPreview
      rowId={row.id}
      label={t.label}
      title={row.clientName}
      meta={
        <>
          {maskedCpf(row.documentNumber)} <ProposalStatusBadge status={row.status} />
        </>
      }
      page={{ href, label: t.open }}
      acts={proposalActs(row, acts)}
      onClose={onClose}
    >
      <p className="text-sm">{row.statusDescription}</p>
      <KeyValueList
        items={[
          { label: t.contract, value: row.contractNumber },
          { label: t.net, value: <Money cents={centsOfReais(row.availableBalance)} />, strong: true },
          { label: t.installments, value: row.totalInstallments },
          { label: t.author, value: row.authorName },
          { label: t.created, value: <RelativeTime at={row.createdAt} now={now} /> },
        ]}
      />
      <ReadProblem query={query} />
      {query.data ? <ProposalHistory proposal={query.data} /> : null}
      {query.isPending ? <Skeleton variant="row" lines={3} /> : null}
    </RowPreview>
  )
}
