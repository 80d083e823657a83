'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { problemIn } from '#lib/client/call-api.ts'
import {
  type FgtsBalanceQuery,
  type FgtsOffers,
  isRunning,
  type useFgtsBalanceQueries,
} from '#lib/client/fgts.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { cheapestFirst } from '#lib/domain/cheapest-first.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'
import { cpfWideReasons, isCpfWide } from './cpf-wide.ts'
import { FgtsBalanceCard } from './fgts-balance-card.tsx'
import { FgtsBalanceFailed } from './fgts-balance-failed.tsx'
import { FgtsBalanceWaiting } from './fgts-balance-waiting.tsx'
import { FgtsCpfReason } from './fgts-cpf-reason.tsx'
import type { FgtsConsultation } from './use-fgts-consultation.ts'

const TEXTS = texts({
  query: ['Consulta', 'Query'],
})

type FgtsConsultCardsProps = {
  consultation: FgtsConsultation
  reads: ReturnType<typeof useFgtsBalanceQueries>
  nameOf: (provider: string) => string
  signalOf: (provider: string) => InstitutionSignal | null
  documentNumber: string | undefined
  offers: FgtsOffers
  today: Day
  serverNow: string
}

/** A failure caused by the CPF itself is shown once, above the cards. */
export const FgtsConsultCards = ({
  consultation,
  reads,
  nameOf,
  signalOf,
  ...props
}: FgtsConsultCardsProps) => {
  const t = useTexts(TEXTS)
  const { offers, serverNow } = props
  const best = bestOfferOf(offers)
  const { ids, starting, providers, start } = consultation
  const fresh = starting !== null && starting.inPlaceOf === undefined
  const cardOf = (id: string, index: number) => {
    const read = reads[index]
    const query = read?.data
    if (isSaidAbove(query)) return null
    const provider = query?.provider ?? providers[id]
    const name = provider === undefined ? t.query : nameOf(provider)
    if (read?.error && !query) return <UnreadCard key={id} {...{ name, read }} />
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
        signal={provider === undefined ? null : signalOf(provider)}
        offer={offers.find(({ balanceId }) => balanceId === id)?.best ?? undefined}
        best={best === id}
        primary={best === undefined || best === id}
        several={ids.length > 1}
        retrying={starting?.inPlaceOf === id}
        onRetry={retry}
      />
    )
  }
  const cards = (
    <div className="grid gap-4 empty:hidden md:grid-cols-2 xl:grid-cols-3">
      {fresh
        ? starting.providers.map((code) => (
            <FgtsBalanceWaiting key={code} {...{ name: nameOf(code), signal: signalOf(code), serverNow }} />
          ))
        : bestFirst(ids, reads, offers).map((id) => cardOf(id, ids.indexOf(id)))}
      <RefusedCards {...{ consultation, nameOf }} />
    </div>
  )
  return (
    <>
      {fresh ? null : <CpfReasons {...{ consultation, reads, nameOf, signalOf }} {...props} />}
      {cards}
    </>
  )
}

type Read = FgtsConsultCardsProps['reads'][number]

const UnreadCard = ({ name, read }: { name: string; read: Read }) => {
  const problem = problemIn(read.error)
  return (
    <FgtsBalanceFailed
      {...{ name, failure: { ...problem, text: problem.detail } }}
      retrying={read.isFetching}
      onRetry={() => void read.refetch()}
    />
  )
}

const RefusedCards = ({ consultation, nameOf }: Pick<FgtsConsultCardsProps, 'consultation' | 'nameOf'>) => {
  const { refusals, starting, start } = consultation
  return refusals.map(({ provider, documentNumber, ofQuery, problem }) => (
    <FgtsBalanceFailed
      key={provider}
      name={nameOf(provider)}
      failure={{ ...problem, text: problem.detail }}
      retrying={starting?.inPlaceOf === provider}
      onRetry={() => start({ documentNumber, ofQuery, providers: [provider], inPlaceOf: provider })}
    />
  ))
}

const isSaidAbove = (query: FgtsBalanceQuery | undefined) => query !== undefined && isCpfWide(query)

/** A retry includes all institutions, because the service answers from the cache where it has a result. */
const CpfReasons = ({ consultation, reads, nameOf, documentNumber, today }: FgtsConsultCardsProps) => {
  const queries = reads.flatMap(({ data }) => data ?? [])
  return cpfWideReasons(queries).map((same) => (
    <FgtsCpfReason
      key={same[0]?.code}
      queries={same}
      {...{ nameOf, today }}
      retrying={consultation.starting !== null}
      onRetry={() =>
        documentNumber &&
        void consultation.start({
          documentNumber,
          ofQuery: same[0]?.id,
          providers: queries.map(({ provider }) => provider),
        })
      }
    />
  ))
}

const bestOfferOf = (offers: FgtsOffers): string | undefined => {
  const able = offers.filter(({ best }) => best)
  return able.length > 1 ? cheapestFirst(able, ({ best }) => best?.cet)[0]?.balanceId : undefined
}

/** While a query is running, the cards keep their places, so that no card moves just as somebody taps it. */
const bestFirst = (
  ids: readonly string[],
  reads: FgtsConsultCardsProps['reads'],
  offers: FgtsOffers,
): readonly string[] => {
  const cetOf = (id: string) => offers.find(({ balanceId }) => balanceId === id)?.best?.cet ?? null
  const isSettled = reads.every(({ data }) => data && !isRunning(data))
  return isSettled ? cheapestFirst(ids, cetOf) : ids
}
