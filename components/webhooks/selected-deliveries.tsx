'use client'
import { Send } from 'lucide-react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BulkReport } from '#components/tables/bulk-report.tsx'
import { ExportRows } from '#components/tables/export-rows.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import { useBulkAction } from '#components/tables/use-bulk-action.ts'
import type { Selection } from '#components/tables/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import { useLanguage } from '#components/use-language.ts'
import { runAction } from '#lib/client/run-action.ts'
import { type Delivery, type ResendDelivery, useRefetchWebhooks } from '#lib/client/webhooks.ts'
import { instantOf } from '#lib/config/clock.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'
import { DELIVERY_NAMES, KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  file: ['entregas', 'deliveries'],
  resend: ['Reenviar selecionadas', 'Resend selected'],
  sent: (count: number) =>
    count === 1
      ? ['1 entrega a caminho.', '1 delivery on its way.']
      : [`${count} entregas a caminho.`, `${count} deliveries on their way.`],
})

const HEADINGS = texts({
  id: ['Id', 'Id'],
  event: ['Evento', 'Event'],
  kind: ['Tipo', 'Kind'],
  application: ['Aplicação', 'Application'],
  url: ['Endereço', 'Address'],
  resource: ['Recurso', 'Resource'],
  answer: ['Resposta', 'Answer'],
  attempts: ['Tentativas', 'Attempts'],
  state: ['Situação', 'Status'],
  created: ['Quando', 'When'],
})

type SelectedDeliveriesProps = {
  selection: Selection
  selectedRows: readonly Delivery[]
  resend: ResendDelivery
}

export const SelectedDeliveries = ({ selection, selectedRows, resend }: SelectedDeliveriesProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchWebhooks()
  const bulk = useBulkAction<Delivery>({ selection, idOf: ({ id }) => id })
  const send = async () => {
    await bulk.run(selectedRows, ({ id }) => runAction(resend, { id }))
    refetch()
  }
  return (
    <SelectionBar
      selection={selection}
      report={
        <BulkReport
          progress={bulk.progress}
          result={bulk.result}
          doneText={t.sent}
          nameOf={({ type, resource }) => `${type}, ${resource}`}
          onClose={bulk.dismiss}
        />
      }
    >
      <Button
        size="small"
        variant="primary"
        icon={<Send aria-hidden />}
        pending={bulk.progress !== null}
        onClick={() => void send()}
      >
        {t.resend}
      </Button>
      <ExportDeliveries deliveries={selectedRows} />
    </SelectionBar>
  )
}

const ExportDeliveries = ({ deliveries }: { deliveries: readonly Delivery[] }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <ExportRows
      name={t.file}
      headings={Object.values(useTexts(HEADINGS))}
      lines={() =>
        deliveries.map((delivery) => [
          delivery.id,
          delivery.type,
          localized(KIND_NAMES[delivery.kind], language),
          delivery.applicationName,
          delivery.url,
          delivery.resource,
          delivery.lastStatus === null ? null : { value: delivery.lastStatus, decimals: 0 },
          { value: delivery.attempts, decimals: 0 },
          localized(DELIVERY_NAMES[delivery.status], language),
          csvInstant(instantOf(delivery.createdAt)),
        ])
      }
    />
  )
}
