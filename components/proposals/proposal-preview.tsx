'use client'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { centsOfReais } from '#components/language/reais.ts'
import { ProposalStatusBadge } from '#components/statuses/proposal-status-badge'
import { type ProposalItem, useProposalPreview } from '#lib/client/proposals'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { focusRow } from '../tables/use-row-keys.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { KeyValueList } from '../ui/key-value-list.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Money } from '../ui/money.tsx'
import { ReadProblem } from '../ui/read-problem.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ProposalHistory } from './proposal-history.tsx'
import { maskedCpf } from './wire-text.ts'

const TEXTS = texts({
  label: ['Resumo da proposta', 'Proposal summary'],
  close: ['Fechar o resumo', 'Close the summary'],
  open: ['Abrir proposta', 'Open proposal'],
  contract: ['Contrato', 'Contract'],
  net: ['Valor líquido', 'Net amount'],
  installments: ['Parcelas', 'Instalments'],
  author: ['Autor', 'Author'],
  created: ['Criada', 'Created'],
})

type ProposalPreviewProps = { row: ProposalItem; now: string; href: string; onClose: () => void }

/** A row of the list looked at beside it: what it is and what happened, without leaving the list. */
export const ProposalPreview = ({ row, now, href, onClose }: ProposalPreviewProps) => {
  const t = useTexts(TEXTS)
  const read = useProposalPreview(row.id)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  const leave = () => {
    onClose()
    focusRow(row.id)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave()
  }
  return (
    <aside
      aria-label={t.label}
      onKeyDown={closeOnEscape}
      className="fixed inset-y-0 right-0 z-40 flex w-104 max-w-full animate-enter flex-col border-l bg-surface shadow-pop"
    >
      <header className="flex items-start justify-between gap-3 border-b bg-raised px-5 py-4">
        <div className="min-w-0">
          <h2 className="truncate font-semibold text-lg">{row.clientName}</h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-ink-muted text-sm tabular-nums">
            {maskedCpf(row.documentNumber)} <ProposalStatusBadge status={row.status} />
          </p>
        </div>
        <IconButton ref={close} size="small" label={t.close} icon={<X aria-hidden />} onClick={leave} />
      </header>
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-5">
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
        <ReadProblem read={read} />
        {read.data ? <ProposalHistory proposal={read.data} /> : null}
        {read.isPending ? <Skeleton variant="row" lines={3} /> : null}
      </div>
      <footer className="border-t bg-raised px-5 py-3">
        <LinkButton href={href} variant="primary" className="w-full">
          {t.open}
        </LinkButton>
      </footer>
    </aside>
  )
}
