'use client'
import { type FgtsBalanceQuery, type FgtsOffer, isRunning } from '#lib/client/fgts.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'
import { FgtsBalanceArrived } from './fgts-balance-arrived.tsx'
import { FgtsBalanceFailed } from './fgts-balance-failed.tsx'
import { FgtsBalanceWaiting } from './fgts-balance-waiting.tsx'

type FgtsBalanceCardProps = {
  name: string
  query: FgtsBalanceQuery | undefined
  signal: InstitutionSignal | null
  offer: FgtsOffer | undefined
  best: boolean
  primary: boolean
  several: boolean
  serverNow: string
  retrying: boolean
  onRetry: () => void
}

export const FgtsBalanceCard = ({ name, query, signal, serverNow, ...props }: FgtsBalanceCardProps) => {
  const { retrying, onRetry } = props
  if (!query || isRunning(query)) return <FgtsBalanceWaiting {...{ name, query, signal, serverNow }} />
  if (query.status === 'success')
    return <FgtsBalanceArrived {...{ name, query, signal, serverNow }} {...props} />
  const failure = {
    code: query.code,
    text: query.statusInfo ?? '',
    nextAction: query.nextAction ?? '',
    retryable: query.retryable ?? false,
  }
  return <FgtsBalanceFailed name={name} failure={failure} onRetry={onRetry} retrying={retrying} />
}
