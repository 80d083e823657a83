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
  const read = useAccessRequests(initial)
  const [given, setGiven] = useState<GivenAccess | null>(null)
  const requests = requestsOf(read.data, personId)
  const onDecided = (answer: GivenAccess) => {
    if (answer.link) setGiven(answer)
    refetch()
  }
  if (requests.length === 0 && !given) return null
  return (
    <AccessRequestsCard
      {...{ requests, given, now, decide, onDecided }}
      asked={personId ?? ''}
      notice={<StaleNotice read={read} />}
    />
  )
}

const requestsOf = ({ requests }: Requests, personId: string | undefined): readonly AccessRequest[] =>
  personId === undefined ? requests : requests.filter((request) => request.personId === personId)
