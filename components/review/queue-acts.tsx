'use client'
import { useQueryClient } from '@tanstack/react-query'
import { UserCheck, UserMinus } from 'lucide-react'
import type { ReviewWorkspaceActions } from '#components/decisions/review-actions.ts'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BulkReport } from '#components/tables/bulk-report.tsx'
import { ExportRows } from '#components/tables/export-rows.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import { useBulkAction } from '#components/tables/use-bulk-action.ts'
import type { Selection } from '#components/tables/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import type { QueuedReview } from '#lib/client/review.ts'
import { runAction } from '#lib/client/run-action.ts'
import { instantOf } from '#lib/config/clock.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'
import { csvReais } from '#lib/domain/csv/csv-reais.ts'

const TEXTS = texts({
  file: ['fila-de-analise', 'review-queue'],
  claim: (count: number) => [`Assumir (${count})`, `Claim (${count})`],
  giveBack: (count: number) => [`Liberar (${count})`, `Give back (${count})`],
  done: (count: number) => [
    count === 1 ? '1 caso atualizado.' : `${count} casos atualizados.`,
    count === 1 ? '1 case updated.' : `${count} cases updated.`,
  ],
})

const HEADINGS = texts({
  contract: ['Contrato', 'Contract'],
  customer: ['Cliente', 'Customer'],
  product: ['Produto', 'Product'],
  institution: ['Instituição', 'Institution'],
  net: ['Valor líquido (R$)', 'Net amount (R$)'],
  reasons: ['Motivos', 'Reasons'],
  waiting: ['Na fila desde', 'In the queue since'],
  author: ['Autor', 'Author'],
  claim: ['Com', 'With'],
})

type QueueActsProps = {
  selection: Selection
  selectedRows: readonly QueuedReview[]
  claim: ReviewWorkspaceActions['claim']
  institutions: readonly { code: string; name: string }[]
}

const idOf = ({ id }: QueuedReview) => id
const nameOf = ({ clientName, contractNumber }: QueuedReview) => `${clientName}, ${contractNumber}`

/** Decisions are made one case at a time; the bulk actions only claim, release and export. */
export const QueueActs = ({ selection, selectedRows, claim, institutions }: QueueActsProps) => {
  const t = useTexts(TEXTS)
  const client = useQueryClient()
  const bulk = useBulkAction<QueuedReview>({ selection, idOf })
  const free = selectedRows.filter((row) => row.claim === null && !row.isOwn)
  const mine = selectedRows.filter((row) => row.claim?.isMine)
  const change = async (rows: readonly QueuedReview[], isClaim: boolean) => {
    await bulk.run(rows, ({ id }) => runAction(claim, { id, claim: isClaim }))
    await client.invalidateQueries({ queryKey: ['review'] })
  }
  const pending = bulk.progress !== null
  return (
    <SelectionBar
      className="mt-3"
      selection={selection}
      report={
        <BulkReport
          progress={bulk.progress}
          result={bulk.result}
          doneText={t.done}
          nameOf={nameOf}
          onClose={bulk.dismiss}
        />
      }
    >
      {free.length > 0 ? (
        <Button size="small" icon={<UserCheck />} pending={pending} onClick={() => void change(free, true)}>
          {t.claim(free.length)}
        </Button>
      ) : null}
      {mine.length > 0 ? (
        <Button size="small" icon={<UserMinus />} pending={pending} onClick={() => void change(mine, false)}>
          {t.giveBack(mine.length)}
        </Button>
      ) : null}
      <ExportQueue cases={selectedRows} institutions={institutions} />
    </SelectionBar>
  )
}

type ExportQueueProps = { cases: readonly QueuedReview[] } & Pick<QueueActsProps, 'institutions'>

const ExportQueue = ({ cases, institutions }: ExportQueueProps) => {
  const t = useTexts(TEXTS)
  return (
    <ExportRows
      name={t.file}
      headings={Object.values(useTexts(HEADINGS))}
      lines={() =>
        cases.map((row) => [
          row.contractNumber,
          row.clientName,
          row.product.toUpperCase(),
          institutions.find(({ code }) => code === row.provider)?.name ?? row.provider,
          csvReais(centsOfReais(row.availableBalance)),
          row.reasons.map(({ title }) => title).join(', '),
          csvInstant(instantOf(row.waitingSince)),
          row.createdByName,
          row.claim?.name ?? null,
        ])
      }
    />
  )
}
