'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import {
  type AccessRequest,
  type DecideAccessRequest,
  type GivenAccess,
  type AccessRequests as Requests,
  useAccessRequests,
  useRefetchAccessRequests,
} from '#lib/client/access-requests.ts'

const AccessRequestsCard = dynamic(() =>
  import('./access-requests-card.tsx').then((module) => module.AccessRequestsCard),
)

type AccessRequestsProps = {
  initial: Requests
  now: string
  decide: DecideAccessRequest
  personId?: string
}

export const AccessRequests = ({ initial, now, decide, personId }: AccessRequestsProps) => {
  const refetch = useRefetchAccessRequests()
  const query = useAccessRequests(initial)
  const [access, setAccess] = useState<GivenAccess | null>(null)
  const requests = requestsOf(query.data, personId)
  const onDecided = (answer: GivenAccess) => {
    if (answer.link) setAccess(answer)
    refetch()
  }
  if (requests.length === 0 && !access) return null
  return (
    <AccessRequestsCard
      {...{ requests, access, now, decide, onDecided }}
      resetKey={personId ?? ''}
      notice={<StaleNotice query={query} />}
    />
  )
}

const requestsOf = ({ requests }: Requests, personId: string | undefined): readonly AccessRequest[] =>
  personId === undefined ? requests : requests.filter((request) => request.personId === personId)
