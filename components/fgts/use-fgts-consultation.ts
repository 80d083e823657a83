'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import {
  type Answer,
  type ClientProblem,
  redirectWhenSignedOut,
  unreachableProblem,
} from '#lib/client/answer.ts'
import { runAction } from '#lib/client/run-action.ts'
import { fgtsHref, readFgtsAddress } from './fgts-address.ts'
import type { FgtsConsultActions, StartedFgtsQuery } from './fgts-consult-actions.ts'

/** `inPlaceOf` is the query id or refused institution of the card to replace; if absent, all are replaced. */
export type FgtsConsultRequest = {
  documentNumber: string
  ofQuery?: string | undefined
  providers: readonly string[]
  inPlaceOf?: string
}

export type FgtsRefusal = Pick<FgtsConsultRequest, 'documentNumber' | 'ofQuery'> & {
  provider: string
  problem: ClientProblem
}

export const useFgtsConsultation = ({ startBalances, clearBalances }: FgtsConsultActions) => {
  const { ids, show } = useShownIds()
  const [starting, setStarting] = useState<FgtsConsultRequest | null>(null)
  const [refusals, setRefusals] = useState<readonly FgtsRefusal[]>([])
  const [providers, setProviders] = useState<Readonly<Record<string, string>>>({})

  // A new count moves the focus to the results. `starting` cannot: a fast result may clear it too early.
  const [requestCount, setRequestCount] = useState(0)
  const countRequest = () => setRequestCount((times) => times + 1)

  const ask = async (request: FgtsConsultRequest) => {
    const { documentNumber, ofQuery, inPlaceOf } = request
    setStarting(request)
    setRefusals((present) =>
      inPlaceOf ? present.filter(({ provider }) => !request.providers.includes(provider)) : [],
    )
    const answers = await startBalances({ documentNumber, ofQuery, providers: request.providers }).catch(() =>
      request.providers.map(() => ({ ok: false, problem: unreachableProblem() }) as const),
    )
    const started = request.providers.map((provider, index) => startResultOf(provider, answers[index]))
    const fresh = started.flatMap(({ queryId }) => queryId ?? [])
    setProviders((previous) => ({
      ...previous,
      ...Object.fromEntries(started.map((one) => [one.queryId, one.provider])),
    }))
    setRefusals((present) => [
      ...present,
      ...started.flatMap(({ provider, problem }) =>
        problem ? [{ provider, documentNumber, ofQuery, problem }] : [],
      ),
    ])
    if (!inPlaceOf) show(fresh)
    else if (fresh.length > 0)
      show(
        ids.includes(inPlaceOf) ? ids.flatMap((id) => (id === inPlaceOf ? fresh : id)) : [...ids, ...fresh],
      )
    setStarting(null)
  }

  const start = (request: FgtsConsultRequest) => {
    if (!request.inPlaceOf) countRequest()
    return ask(request)
  }

  /** Clears cached results first, so that institutions are queried again. */
  const refresh = async (request: FgtsConsultRequest) => {
    countRequest()
    setStarting(request)
    const { documentNumber, ofQuery } = request
    const result = await runAction(clearBalances, { documentNumber, ofQuery })
    if (result.ok) return ask(request)
    const { problem } = result
    setRefusals(request.providers.map((provider) => ({ provider, documentNumber, ofQuery, problem })))
    setStarting(null)
  }

  const close = () => {
    setRefusals([])
    show([])
  }

  return { ids, starting, requestCount, refusals, providers, start, refresh, close }
}

type StartResult = { provider: string; queryId?: string; problem?: ClientProblem }

const startResultOf = (provider: string, answer: Answer<StartedFgtsQuery> | undefined): StartResult => {
  if (answer?.ok) return { provider, queryId: answer.data.queryId }
  const problem = answer?.problem ?? unreachableProblem()
  redirectWhenSignedOut(problem)
  const { code, queryId } = problem
  return code === 'balance_query_in_progress' && typeof queryId === 'string'
    ? { provider, queryId }
    : { provider, problem }
}

/** Shows new ids immediately, before the URL has them, so that the screen is never empty in between. */
const useShownIds = () => {
  const search = useSearchParams()
  const address = search.toString()
  const [ahead, setAhead] = useState<{ ids: readonly string[]; of: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address makes the ids shown ahead of it obsolete
  useEffect(() => setAhead(null), [address])
  const show = (ids: readonly string[]) => {
    setAhead({ ids, of: address })
    window.history.pushState(null, '', fgtsHref(ids, readFgtsAddress(search)))
  }
  return { ids: ahead?.of === address ? ahead.ids : readFgtsAddress(search).queryIds, show }
}

export type FgtsConsultation = ReturnType<typeof useFgtsConsultation>
