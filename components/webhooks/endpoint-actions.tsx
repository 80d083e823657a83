'use client'
import { useState } from 'react'
import { runAction } from '#lib/client/run-action'
import {
  type EnableEndpoint,
  type Endpoint,
  type PauseEndpoint,
  type RemoveEndpoint,
  type ReplayEndpoint,
  type TestEndpoint,
  type UpdateEndpoint,
  useRefetchWebhooks,
} from '#lib/client/webhooks'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import { EnableEndpointButton } from './enable-endpoint-button.tsx'
import { EndpointMenu } from './endpoint-menu.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

const TEXTS = texts({
  test: ['Testar', 'Test'],
  answered: (ms: number) => [`Respondeu em ${ms} ms`, `It answered in ${ms} ms`],
  failed: (cause: string) => [`O teste falhou: ${cause}`, `The test failed: ${cause}`],
  pause: ['Pausar', 'Pause'],
  pauseTitle: ['Pausar este endpoint?', 'Pause this endpoint?'],
  pauseText: [
    'Os próximos eventos ficam retidos. Depois de reativar, reenvie o período para entregá-los.',
    'The next events are held. After enabling it, replay the period to deliver them.',
  ],
  paused: ['Endpoint pausado', 'Endpoint paused'],
})

export type EndpointCalls = {
  enable: EnableEndpoint
  pause: PauseEndpoint
  test: TestEndpoint
  replay: ReplayEndpoint
  update: UpdateEndpoint
  remove: RemoveEndpoint
}

type EndpointActionsProps = EndpointCalls & { endpoint: Endpoint; now: string }

/** What a manager can do about an endpoint: test, pause or enable it, send a period again, change it. */
export const EndpointActions = ({ endpoint, now, ...calls }: EndpointActionsProps) => {
  const isOff = endpoint.status === 'disabled' || endpoint.status === 'paused'
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <TestButton endpoint={endpoint} test={calls.test} />
      {isOff ? (
        <EnableEndpointButton endpoint={endpoint} enable={calls.enable} />
      ) : (
        <>
          <PauseButton endpoint={endpoint} pause={calls.pause} />
          <ReplayDialog endpoint={endpoint} now={now} replay={calls.replay} />
        </>
      )}
      <EndpointMenu endpoint={endpoint} update={calls.update} remove={calls.remove} />
    </span>
  )
}

const TestButton = ({ endpoint, test }: { endpoint: Endpoint; test: TestEndpoint }) => {
  const t = useTexts(TEXTS)
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState('')
  const run = async () => {
    setPending(true)
    const answer = await runAction(test, { id: endpoint.id })
    setPending(false)
    if (!answer.ok) return setResult(answer.problem.detail)
    const { ok, durationMs, cause } = answer.data
    setResult(ok ? t.answered(durationMs) : t.failed(cause ?? ''))
  }
  return (
    <>
      <span role="status" className="max-w-44 text-right text-ink-muted text-xs">
        {result}
      </span>
      <Button size="small" pending={pending} onClick={() => void run()}>
        {t.test}
      </Button>
    </>
  )
}

const PauseButton = ({ endpoint, pause }: { endpoint: Endpoint; pause: PauseEndpoint }) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchWebhooks()
  const confirm = async () => {
    const answer = await runAction(pause, { id: endpoint.id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    refetch()
    announce(t.paused)
    return undefined
  }
  return (
    <AlertDialog
      title={t.pauseTitle}
      description={t.pauseText}
      confirmLabel={t.pause}
      tone="primary"
      onConfirm={confirm}
      trigger={<Button size="small">{t.pause}</Button>}
    />
  )
}
