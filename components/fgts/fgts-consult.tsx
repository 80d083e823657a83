'use client'
import { useState } from 'react'
import type { TestCpfMenuProps } from '#components/institutions/test-cpf-menu.tsx'
import {
  type FgtsBalancePage,
  type FgtsBalanceQuery,
  type FgtsOffers,
  isRunning,
  useFgtsBalanceQueries,
  useFgtsOffers,
} from '#lib/client/fgts.ts'
import { useInstitutionSignals } from '#lib/client/institution-signals.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { canSimulate } from './can-simulate.ts'
import type { RecentFilter } from './fgts-address.ts'
import { FgtsBackgroundQueries } from './fgts-background-queries.tsx'
import type { FgtsConsultActions } from './fgts-consult-actions.ts'
import { FgtsConsultForm } from './fgts-consult-form.tsx'
import { FgtsConsultResults } from './fgts-consult-results.tsx'
import type { FgtsInstitution } from './fgts-institution.ts'
import { FgtsRecentBalances } from './fgts-recent-balances.tsx'
import { useFgtsConsultation } from './use-fgts-consultation.ts'

export type FgtsConsultProps = {
  actions: FgtsConsultActions
  institutions: readonly FgtsInstitution[]
  testCpfs: TestCpfMenuProps['cpfs']
  initialQueries: readonly FgtsBalanceQuery[]
  initialOffers: FgtsOffers
  recent: FgtsBalancePage
  filter: RecentFilter
  today: Day
  serverNow: string
}

export const FgtsConsult = ({
  actions,
  testCpfs,
  initialQueries,
  initialOffers,
  recent,
  filter,
  ...props
}: FgtsConsultProps) => {
  const { today, serverNow } = props
  const times = { today, serverNow }
  const institutions = useInstitutionSignals(props.institutions)
  const consultation = useFgtsConsultation(actions)
  const { ids, starting, refusals } = consultation
  const fresh = starting !== null && starting.inPlaceOf === undefined
  const reads = useFgtsBalanceQueries(fresh ? [] : ids, initialQueries)
  const queries = reads.flatMap(({ data }) => data ?? [])
  const able = canSimulate(queries).map(({ id }) => id)
  const offers = useFgtsOffers(actions.listOffers, able, initialOffers)
  const { backgroundIds, moveToBackground, dismiss } = useBackgroundQueries(ids, queries)
  const leaving =
    <Values extends unknown[], Result>(go: (...values: Values) => Result) =>
    (...values: Values) => {
      moveToBackground()
      return go(...values)
    }
  const hasResults = ids.length > 0 || starting !== null || refusals.length > 0
  const firstResult = reads.find(({ data }) => data)?.data ?? refusals[0]
  const documentNumber = fresh ? starting.documentNumber : hasResults ? firstResult?.documentNumber : ''
  return (
    <>
      <FgtsConsultForm
        {...{ institutions, documentNumber, testCpfs }}
        pending={fresh}
        onConsult={leaving(consultation.start)}
      />
      {hasResults ? (
        <FgtsConsultResults
          {...{ institutions, reads, documentNumber }}
          consultation={{ ...consultation, close: leaving(consultation.close) }}
          offers={offers.data ?? []}
          {...times}
        />
      ) : null}
      <FgtsBackgroundQueries ids={backgroundIds} institutions={institutions} onDismiss={dismiss} />
      <FgtsRecentBalances
        {...times}
        {...{ filter, institutions }}
        queryIds={ids}
        initial={recent}
        startBalances={actions.startBalances}
      />
    </>
  )
}

const useBackgroundQueries = (shownIds: readonly string[], queries: readonly FgtsBalanceQuery[]) => {
  const [backgroundIds, setBackgroundIds] = useState<readonly string[]>([])
  const running = queries.filter(isRunning).map(({ id }) => id)
  return {
    backgroundIds: backgroundIds.filter((id) => !shownIds.includes(id)),
    /** Must be called before other queries replace those on screen. */
    moveToBackground: () => setBackgroundIds((present) => [...new Set([...present, ...running])]),
    dismiss: (id: string) => setBackgroundIds((present) => present.filter((one) => one !== id)),
  }
}
