'use client'
import type { TestCpfMenuProps } from '#components/institutions/test-cpf-menu'
import { type FgtsBalancePage, type FgtsBalanceQuery, useFgtsBalanceQueries } from '#lib/client/fgts'
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
  recent: FgtsBalancePage
  /** Today in São Paulo, YYYY-MM-DD. */
  today: string
  serverNow: string
}

/** A customer's balances: ask, watch them arrive, go on with one; and the way back to those of today. */
export const FgtsConsult = ({
  actions,
  institutions,
  testCpfs,
  initialQueries,
  recent,
  ...times
}: FgtsConsultProps) => {
  const consultation = useFgtsConsultation(actions)
  const { ids, starting, refusals } = consultation
  const fresh = starting !== null && starting.inPlaceOf === undefined
  const reads = useFgtsBalanceQueries(fresh ? [] : ids, initialQueries)
  const shown = ids.length > 0 || starting !== null || refusals.length > 0
  const known = reads.find(({ data }) => data)?.data ?? refusals[0]
  const documentNumber = fresh ? starting.documentNumber : shown ? known?.documentNumber : ''
  return (
    <>
      <FgtsConsultForm
        {...{ institutions, documentNumber, testCpfs }}
        pending={fresh}
        onConsult={consultation.start}
      />
      {shown ? (
        <FgtsConsultResults
          {...{ consultation, institutions, reads, documentNumber }}
          serverNow={times.serverNow}
        />
      ) : null}
      <FgtsRecentBalances {...times} initial={recent} institutions={institutions} />
    </>
  )
}
