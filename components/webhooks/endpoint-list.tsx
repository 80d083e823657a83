'use client'
import { Webhook } from 'lucide-react'
import { useLanguage } from '#components/use-language'
import { problemIn } from '#lib/client/call-api'
import { type EnableEndpoint, type Endpoints, type ReplayEndpoint, useEndpoints } from '#lib/client/webhooks'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { DataTable } from '../tables/data-table.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { deliveriesHref } from './delivery-filter.ts'
import { EnableEndpointButton } from './enable-endpoint-button.tsx'
import { endpointColumns } from './endpoint-columns.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

const TEXTS = texts({
  caption: ['Receptores, por aplicação', 'Endpoints, by application'],
  again: ['Tentar de novo', 'Try again'],
  none: ['Nenhum receptor cadastrado', 'No endpoint registered'],
  noneNext: [
    'Cada programa cadastra os seus pela API, em POST /user/webhook.',
    'Each program registers its own through the API, at POST /user/webhook.',
  ],
})

export type EndpointListProps = {
  initial: Endpoints
  now: string
  enable: EnableEndpoint
  replay: ReplayEndpoint
}

/** The endpoints of all applications with how they do and what can be done about it. */
export const EndpointList = ({ initial, now, enable, replay }: EndpointListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const list = useEndpoints(initial)
  const columns = endpointColumns({
    language,
    now,
    actionsOf: (endpoint) =>
      endpoint.status === 'disabled' ? (
        <EnableEndpointButton endpoint={endpoint} enable={enable} />
      ) : (
        <ReplayDialog endpoint={endpoint} now={now} replay={replay} />
      ),
  })
  return (
    <div className="space-y-4">
      {list.isError ? (
        <ProblemCallout
          problem={problemIn(list.error)}
          action={
            <Button size="small" onClick={() => void list.refetch()}>
              {t.again}
            </Button>
          }
        />
      ) : null}
      <DataTable
        caption={t.caption}
        className="overflow-hidden rounded-card border bg-raised shadow-card"
        columns={columns}
        rows={list.data.endpoints}
        rowKey={({ id }) => id}
        rowHref={({ id }) =>
          deliveriesHref({ status: '', kind: '', endpointId: id, resource: '', cursor: '' })
        }
        empty={
          <EmptyState title={t.none} icon={<Webhook />}>
            {t.noneNext}
          </EmptyState>
        }
      />
    </div>
  )
}
