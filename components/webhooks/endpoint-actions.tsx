'use client'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type {
  EnableEndpoint,
  Endpoint,
  PauseEndpoint,
  RemoveEndpoint,
  ReplayEndpoint,
  TestEndpoint,
  UpdateEndpoint,
} from '#lib/client/webhooks.ts'
import { EndpointMenu } from './endpoint-menu.tsx'
import { EndpointPowerButton } from './endpoint-power-button.tsx'
import { ReplayDialog } from './replay-dialog.tsx'
import { runEndpointTest } from './run-endpoint-test.ts'

const TEXTS = texts({
  test: ['Testar', 'Test'],
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

export const EndpointActions = ({ endpoint, now, ...calls }: EndpointActionsProps) => {
  const isOff = endpoint.status === 'disabled' || endpoint.status === 'paused'
  return (
    <span className="flex flex-wrap items-center justify-end gap-1.5 @5xl:w-max @5xl:max-w-52 @5xl:gap-1">
      <TestButton endpoint={endpoint} test={calls.test} />
      <EndpointPowerButton {...{ endpoint, isOff }} enable={calls.enable} pause={calls.pause} />
      {isOff ? null : <ReplayDialog endpoint={endpoint} now={now} replay={calls.replay} />}
      <EndpointMenu endpoint={endpoint} update={calls.update} remove={calls.remove} />
    </span>
  )
}

const TestButton = ({ endpoint, test }: { endpoint: Endpoint; test: TestEndpoint }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState('')
  const run = async () => {
    setPending(true)
    const answer = await runEndpointTest(endpoint.id, { test, language })
    setPending(false)
    setResult(answer.ok ? answer.data : answer.problem.detail)
  }
  return (
    <>
      {/* The result has its own line, so that the buttons stay on one line. */}
      <span role="status" className="order-last basis-full text-right text-ink-muted text-xs empty:-mt-1.5">
        {result}
      </span>
      <Button size="small" pending={pending} onClick={() => void run()}>
        {t.test}
      </Button>
    </>
  )
}
