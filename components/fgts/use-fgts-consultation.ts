'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type Answer, type ClientProblem, leaveWhenSignedOut, unreachableProblem } from '#lib/client/answer'
import { runAction } from '#lib/client/run-action'
import { fgtsHref, readFgtsAddress } from './fgts-address.ts'
import type { FgtsBalanceStarted, FgtsConsultActions } from './fgts-consult-actions.ts'

/**
 * What the agent asks for; `ofQuery` names a query of the customer whose CPF is known masked. `inPlaceOf`
 * repeats one card of those shown (a query id, or the code of an institution that refused); without it all
 * are replaced.
 */
export type FgtsConsultRequest = {
  documentNumber: string
  ofQuery?: string | undefined
  providers: readonly string[]
  inPlaceOf?: string
}

/** An institution that could not even be asked. */
export type FgtsRefusal = Pick<FgtsConsultRequest, 'documentNumber' | 'ofQuery'> & {
  provider: string
  problem: ClientProblem
}

/**
 * The consultation on screen: which queries it shows (kept in the address), what is being started, how often
 * was asked, what was refused.
 */
export const useFgtsConsultation = ({ startBalances, clearBalances }: FgtsConsultActions) => {
  const { ids, show } = useShownIds()
  const [starting, setStarting] = useState<FgtsConsultRequest | null>(null)
  const [refusals, setRefusals] = useState<readonly FgtsRefusal[]>([])
  const [providers, setProviders] = useState<Readonly<Record<string, string>>>({})

  // Counted, since an answer may come before the screen has shown that somebody asked.
  const [asked, setAsked] = useState(0)
  const count = () => setAsked((times) => times + 1)

  const ask = async (request: FgtsConsultRequest) => {
    const { documentNumber, ofQuery, inPlaceOf } = request
    setStarting(request)
    setRefusals((present) =>
      inPlaceOf ? present.filter(({ provider }) => !request.providers.includes(provider)) : [],
    )
    const answers = await startBalances({ documentNumber, ofQuery, providers: request.providers }).catch(() =>
      request.providers.map(() => ({ ok: false, problem: unreachableProblem() }) as const),
    )
    const started = request.providers.map((provider, index) => readStart(provider, answers[index]))
    const fresh = started.flatMap(({ queryId }) => queryId ?? [])
    setProviders((known) => ({
      ...known,
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
    if (!request.inPlaceOf) count()
    return ask(request)
  }

  /** Asks the institutions anew although a result is still kept. */
  const refresh = async (request: FgtsConsultRequest) => {
    count()
    setStarting(request)
    const { documentNumber, ofQuery } = request
    const cleared = await runAction(clearBalances, { documentNumber, ofQuery })
    if (cleared.ok) return ask(request)
    const { problem } = cleared
    setRefusals(request.providers.map((provider) => ({ provider, documentNumber, ofQuery, problem })))
    setStarting(null)
  }

  /** Clears the table for the next customer. */
  const close = () => {
    setRefusals([])
    show([])
  }

  return { ids, starting, asked, refusals, providers, start, refresh, close }
}

type Start = { provider: string; queryId?: string; problem?: ClientProblem }

/** A query already running is as good as one started now. */
const readStart = (provider: string, answer: Answer<FgtsBalanceStarted> | undefined): Start => {
  if (answer?.ok) return { provider, queryId: answer.data.queryId }
  const problem = answer?.problem ?? unreachableProblem()
  leaveWhenSignedOut(problem)
  const { code, queryId } = problem
  return code === 'balance_query_in_progress' && typeof queryId === 'string'
    ? { provider, queryId }
    : { provider, problem }
}

/**
 * The ids of the address. The address follows a moment later than what is shown, so that nothing is ever
 * shown empty between.
 */
const useShownIds = () => {
  const search = useSearchParams()
  const address = search.toString()
  const [ahead, setAhead] = useState<{ ids: readonly string[]; of: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has caught up, or the person went back
  useEffect(() => setAhead(null), [address])
  const show = (ids: readonly string[]) => {
    setAhead({ ids, of: address })
    window.history.pushState(null, '', fgtsHref(ids, readFgtsAddress(search)))
  }
  return { ids: ahead?.of === address ? ahead.ids : readFgtsAddress(search).queryIds, show }
}

export type FgtsConsultation = ReturnType<typeof useFgtsConsultation>
