'use client'
import { ArrowLeftRight } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Tone } from '#components/ui/tone.ts'
import type { ConnectionActs } from '#lib/client/institution-connection.ts'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'
import { OUTAGES_TO_OPEN } from '#lib/domain/institutions/circuit.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { ConnectionButtons } from './connection-buttons.tsx'
import { ConnectionSteps } from './connection-steps.tsx'
import { exchangesHref, NO_EXCHANGE_FILTER } from './exchange-filter.ts'

const TEXTS = texts({
  none: [
    'Esta instituição ainda não está conectada: nada pode ser pedido a ela.',
    'This institution is not connected yet: nothing can be requested from it.',
  ],
  state: ['Conexão', 'Connection'],
  address: ['Endereço da API', 'Address of the API'],
  provider: ['Código lá', 'Code there'],
  client: ['client_id', 'client_id'],
  connecting: ['Falta cadastrar o retorno', 'Receiver not registered yet'],
  active: ['Ativa', 'Active'],
  paused: ['Pausada', 'Paused'],
  open: ['Chamadas suspensas após falhas', 'Calls suspended after failures'],
  half_open: ['Testando se voltou', 'Testing whether it is back'],
  held: ['A instituição pediu uma pausa', 'The institution asked for a pause'],
  again: ['Próxima chamada', 'Next call'],
  failures: ['Falhas seguidas', 'Failures in a row'],
  ofMost: (count: number, most: number) => [
    `${count} (a partir de ${most}, as chamadas são suspensas)`,
    `${count} (from ${most} on, calls are suspended)`,
  ],
  exchanges: ['Ver chamadas', 'See calls'],
})

type Connection = NonNullable<InstitutionHealthData['connection']>

const displayOf = ({ state, circuit, waitsUntil }: Connection) => {
  if (state !== 'active') return state
  if (circuit !== 'closed') return circuit
  return waitsUntil === null ? 'active' : 'held'
}

const TONES: Readonly<Record<ReturnType<typeof displayOf>, Tone>> = {
  connecting: 'warning',
  active: 'positive',
  paused: 'neutral',
  open: 'danger',
  half_open: 'warning',
  held: 'warning',
}

type ConnectionSectionProps = { institution: InstitutionHealthData; acts: ConnectionActs; now: string }

export const ConnectionSection = ({ institution, acts, now }: ConnectionSectionProps) => {
  const t = useTexts(TEXTS)
  const { connection } = institution
  return (
    <div className="space-y-4">
      {connection ? (
        <ConnectionFacts connection={connection} now={now} />
      ) : (
        <p className="text-ink-muted text-sm">{t.none}</p>
      )}
      <ConnectionSteps institution={institution} />
      <div className="flex flex-wrap gap-2">
        {acts.connect ? <ConnectDialog institution={institution} connect={acts.connect} /> : null}
        <ConnectionButtons institution={institution} acts={acts} />
        {connection ? (
          <LinkButton
            size="small"
            icon={<ArrowLeftRight />}
            href={exchangesHref({ ...NO_EXCHANGE_FILTER, institution: institution.code })}
          >
            {t.exchanges}
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}

const ConnectionFacts = ({ connection, now }: { connection: Connection; now: string }) => {
  const t = useTexts(TEXTS)
  const display = displayOf(connection)
  const { baseAddress, provider, clientId, waitsUntil, failures } = connection
  return (
    <KeyValueList
      layout="grid"
      className="lg:grid-cols-5"
      items={[
        { label: t.state, value: <Badge tone={TONES[display]}>{t[display]}</Badge> },
        ...(waitsUntil ? [{ label: t.again, value: <RelativeTime at={waitsUntil} now={now} /> }] : []),
        ...(failures > 0 ? [{ label: t.failures, value: t.ofMost(failures, OUTAGES_TO_OPEN) }] : []),
        { label: t.address, value: <span className="break-all">{baseAddress}</span> },
        { label: t.provider, value: provider },
        { label: t.client, value: <span className="break-all">{clientId}</span> },
      ]}
    />
  )
}
