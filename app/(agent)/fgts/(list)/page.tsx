import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { canSimulate } from '#components/fgts/can-simulate.ts'
import { type FgtsAddress, fgtsHref, offeredOnly, readFgtsAddress } from '#components/fgts/fgts-address.ts'
import { FgtsConsult } from '#components/fgts/fgts-consult.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { LocalizedReasons } from '#components/reasons/localized-reasons.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { RECENT_LIMIT } from '#lib/client/fgts.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getFgtsBalanceQueryContract, listFgtsBalancesContract } from '#lib/contracts/fgts/balance.ts'
import { listFgtsOffersCommand } from '#lib/contracts/fgts/list-offers.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import type { Context } from '#lib/services/context.ts'
import { getFgtsBalanceQuery } from '#lib/services/fgts/get-fgts-balance-query.ts'
import { listFgtsBalances } from '#lib/services/fgts/list-fgts-balances.ts'
import { listFgtsInstitutions } from '#lib/services/fgts/list-fgts-institutions.ts'
import { listFgtsOffers } from '#lib/services/fgts/list-fgts-offers.ts'
import { listTestCpfs } from '#lib/services/institutions/list-test-cpfs.ts'
import { clearBalances, listOffers, startBalances } from '../actions.ts'

const TEXTS = texts({ title: ['Antecipação do FGTS', 'FGTS advance'] })

export const metadata: Metadata = { title: 'FGTS' }

export default async function FgtsPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const context = await contextOfPerson('originate')
  const institutions = await listFgtsInstitutions(context)
  const filter = offeredOnly(readFgtsAddress(await searchParams), institutions)
  const [testCpfs, recent, ...queries] = await Promise.all([
    listTestCpfs(context, 'fgts'),
    listFgtsBalances(context, requestOf(filter, context.now)),
    ...filter.queryIds.map((id) => queryOf(context, id)),
  ])
  const results = encodeOutput(listFgtsBalancesContract, recent)
  const existing = queries.flatMap((query) => query ?? [])
  const own = existing.filter(({ customerKey }) => customerKey === existing[0]?.customerKey)
  // A balance must never be shown under another CPF, so only one customer's queries stay in the URL.
  const ids = own.map(({ id }) => id)
  if (own.length < existing.length) redirect(fgtsHref(ids, filter))
  const offers = await listFgtsOffers(context, { balanceIds: canSimulate(own).map(({ id }) => id) })
  return (
    <>
      <PageHeader title={(await pageTexts(TEXTS)).title} variant="list" />
      <LocalizedReasons codes={[...results.data, ...own].map(({ code }) => code)}>
        <FgtsConsult
          actions={{ startBalances, clearBalances, listOffers }}
          {...{ institutions, testCpfs, filter }}
          today={dayInSaoPaulo(context.now)}
          initialQueries={own}
          initialOffers={encodeOutput(listFgtsOffersCommand, offers)}
          recent={results}
          serverNow={context.now.toISOString()}
        />
      </LocalizedReasons>
    </>
  )
}

const requestOf = ({ provider, result }: FgtsAddress, now: Date) => ({
  ...{ page: 1, limit: RECENT_LIMIT, startDate: dayInSaoPaulo(now) },
  provider: provider || undefined,
  status: result === '' ? undefined : [result],
})

// Returns null for an unknown id, so that the page does not fail; the card of that query shows the error.
const queryOf = async (context: Context, id: string) => {
  try {
    return encodeOutput(getFgtsBalanceQueryContract, await getFgtsBalanceQuery(context, { id }))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return null
    throw error
  }
}
