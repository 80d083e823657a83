'use client'
import { Pause, Play } from 'lucide-react'
import type { ReactElement } from 'react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BulkReport } from '#components/tables/bulk-report.tsx'
import { ExportRows } from '#components/tables/export-rows.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import { useBulkAction } from '#components/tables/use-bulk-action.ts'
import type { Selection } from '#components/tables/use-selection.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { useLanguage } from '#components/use-language.ts'
import { runAction } from '#lib/client/run-action.ts'
import {
  type EnableEndpoint,
  type Endpoint,
  type PauseEndpoint,
  useRefetchWebhooks,
} from '#lib/client/webhooks.ts'
import { instantOf } from '#lib/config/clock.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'
import { ENDPOINT_NAMES, KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  file: ['endpoints', 'endpoints'],
  pause: (count: number) => [`Pausar (${count})`, `Pause (${count})`],
  pauseNow: ['Pausar', 'Pause'],
  askPause: (count: number) =>
    count === 1
      ? ['Pausar 1 endpoint?', 'Pause 1 endpoint?']
      : [`Pausar ${count} endpoints?`, `Pause ${count} endpoints?`],
  pauseText: [
    'Os próximos eventos ficam retidos. Depois de reativar, reenvie o período para entregá-los.',
    'The next events are held. After enabling them, replay the period to deliver them.',
  ],
  enable: (count: number) => [`Reativar (${count})`, `Enable (${count})`],
  enableNow: ['Reativar', 'Enable'],
  askEnable: (count: number) =>
    count === 1
      ? ['Reativar 1 endpoint?', 'Enable 1 endpoint?']
      : [`Reativar ${count} endpoints?`, `Enable ${count} endpoints?`],
  enableText: [
    'Os próximos eventos voltam a ser enviados. As entregas retidas continuam retidas até você reenviar o período.',
    'The next events are sent again. Held deliveries stay held until you replay the period.',
  ],
  done: (count: number) => [
    count === 1 ? '1 endpoint atualizado.' : `${count} endpoints atualizados.`,
    count === 1 ? '1 endpoint updated.' : `${count} endpoints updated.`,
  ],
})

const HEADINGS = texts({
  application: ['Aplicação', 'Application'],
  kind: ['Tipo', 'Kind'],
  name: ['Nome', 'Name'],
  url: ['Endereço', 'Address'],
  state: ['Situação', 'Status'],
  attempts: ['Tentativas em 24 h', 'Attempts in 24 h'],
  succeeded: ['Com sucesso em 24 h', 'Successful in 24 h'],
  held: ['Retidas', 'Held'],
  registered: ['Cadastrado', 'Registered'],
})

type SelectedEndpointsProps = {
  selection: Selection
  selectedRows: readonly Endpoint[]
  enable: EnableEndpoint
  pause: PauseEndpoint
}

const isOff = ({ status }: Endpoint) => status === 'disabled' || status === 'paused'

export const SelectedEndpoints = ({ selection, selectedRows, enable, pause }: SelectedEndpointsProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchWebhooks()
  const bulk = useBulkAction<Endpoint>({ selection, idOf: ({ id }) => id })
  const off = selectedRows.filter(isOff)
  const on = selectedRows.filter((endpoint) => !isOff(endpoint))
  const change = async (endpoints: readonly Endpoint[], action: EnableEndpoint | PauseEndpoint) => {
    await bulk.run(endpoints, ({ id }) => runAction(action, { id }))
    refetch()
    return undefined
  }
  const question = (ask: Question) => <Power {...ask} pending={bulk.progress !== null} />
  return (
    <SelectionBar
      selection={selection}
      report={
        <BulkReport
          progress={bulk.progress}
          result={bulk.result}
          doneText={t.done}
          nameOf={({ applicationName, name, url }) => `${applicationName}, ${name ?? url}`}
          onClose={bulk.dismiss}
        />
      }
    >
      {on.length > 0
        ? question({
            ...{ label: t.pause(on.length), title: t.askPause(on.length), text: t.pauseText },
            ...{ icon: <Pause />, confirmLabel: t.pauseNow, onConfirm: () => change(on, pause) },
          })
        : null}
      {off.length > 0
        ? question({
            ...{ label: t.enable(off.length), title: t.askEnable(off.length), text: t.enableText },
            ...{ icon: <Play />, confirmLabel: t.enableNow, onConfirm: () => change(off, enable) },
          })
        : null}
      <ExportEndpoints endpoints={selectedRows} />
    </SelectionBar>
  )
}

type Question = {
  label: string
  title: string
  text: string
  icon: ReactElement
  confirmLabel: string
  onConfirm: () => Promise<undefined>
}

const Power = ({ label, title, text, icon, pending, ...ask }: Question & { pending: boolean }) => (
  <AlertDialog
    {...{ ...ask, title }}
    description={text}
    tone="primary"
    trigger={
      <Button size="small" icon={icon} pending={pending}>
        {label}
      </Button>
    }
  />
)

const ExportEndpoints = ({ endpoints }: { endpoints: readonly Endpoint[] }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <ExportRows
      name={t.file}
      headings={Object.values(useTexts(HEADINGS))}
      lines={() =>
        endpoints.map((endpoint) => [
          endpoint.applicationName,
          localized(KIND_NAMES[endpoint.kind], language),
          endpoint.name,
          endpoint.url,
          localized(ENDPOINT_NAMES[endpoint.status], language),
          { value: endpoint.attempts, decimals: 0 },
          { value: endpoint.succeeded, decimals: 0 },
          { value: endpoint.held, decimals: 0 },
          csvInstant(instantOf(endpoint.registeredAt)),
        ])
      }
    />
  )
}
