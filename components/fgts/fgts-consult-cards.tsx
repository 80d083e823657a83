'use client'
import { problemIn } from '#lib/client/call-api'
import type { useFgtsBalanceQueries } from '#lib/client/fgts'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { FgtsBalanceCard } from './fgts-balance-card.tsx'
import { FgtsBalanceFailed } from './fgts-balance-failed.tsx'
import { FgtsBalanceWaiting } from './fgts-balance-waiting.tsx'
import type { FgtsConsultation } from './use-fgts-consultation.ts'

const TEXTS = texts({
  query: ['Consulta', 'Query'],
})

type FgtsConsultCardsProps = {
  consultation: FgtsConsultation
  /** In the order of the consultation's ids; empty while all are being started. */
  reads: ReturnType<typeof useFgtsBalanceQueries>
  nameOf: (provider: string) => string
  serverNow: string
}

/** One card for each institution asked; each changes by itself. */
export const FgtsConsultCards = ({ consultation, reads, nameOf, serverNow }: FgtsConsultCardsProps) => {
  const t = useTexts(TEXTS)
  const { ids, starting, refusals, providers, start } = consultation
  const fresh = starting !== null && starting.inPlaceOf === undefined
  const cardOf = (id: string, index: number) => {
    const { data: query, error, isFetching, refetch } = reads[index] ?? {}
    const provider = query?.provider ?? providers[id]
    const name = provider === undefined ? t.query : nameOf(provider)
    if (!query && error) {
      const problem = problemIn(error)
      const failure = { ...problem, text: problem.detail }
      return (
        <FgtsBalanceFailed
          key={id}
          {...{ name, failure }}
          retrying={isFetching ?? false}
          onRetry={() => void refetch?.()}
        />
      )
    }
    const retry = () =>
      query &&
      start({
        documentNumber: query.documentNumber,
        ofQuery: id,
        providers: [query.provider],
        inPlaceOf: id,
      })
    return (
      <FgtsBalanceCard
        key={id}
        {...{ name, query, serverNow }}
        retrying={starting?.inPlaceOf === id}
        onRetry={retry}
      />
    )
  }
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {fresh
        ? starting.providers.map((code) => (
            <FgtsBalanceWaiting key={code} name={nameOf(code)} serverNow={serverNow} />
          ))
        : ids.map(cardOf)}
      {refusals.map(({ provider, documentNumber, ofQuery, problem }) => (
        <FgtsBalanceFailed
          key={provider}
          name={nameOf(provider)}
          failure={{ ...problem, text: problem.detail }}
          retrying={starting?.inPlaceOf === provider}
          onRetry={() => start({ documentNumber, ofQuery, providers: [provider], inPlaceOf: provider })}
        />
      ))}
    </div>
  )
}
