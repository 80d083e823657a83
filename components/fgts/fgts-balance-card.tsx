'use client'
import { type FgtsBalanceQuery, isRunning } from '#lib/client/fgts'
import { FgtsBalanceArrived } from './fgts-balance-arrived.tsx'
import { FgtsBalanceFailed } from './fgts-balance-failed.tsx'
import { FgtsBalanceWaiting } from './fgts-balance-waiting.tsx'

type FgtsBalanceCardProps = {
  name: string
  /** Missing until it has been read. */
  query: FgtsBalanceQuery | undefined
  serverNow: string
  retrying: boolean
  onRetry: () => void
}

/** One query, whatever its state. */
export const FgtsBalanceCard = ({ name, query, serverNow, retrying, onRetry }: FgtsBalanceCardProps) => {
  if (!query || isRunning(query))
    return <FgtsBalanceWaiting name={name} query={query} serverNow={serverNow} />
  if (query.status === 'success')
    return <FgtsBalanceArrived {...{ name, query, serverNow, retrying, onRetry }} />
  const failure = {
    code: query.code,
    text: query.statusInfo ?? '',
    nextAction: query.nextAction ?? '',
    retryable: query.retryable ?? false,
  }
  return <FgtsBalanceFailed name={name} failure={failure} onRetry={onRetry} retrying={retrying} />
}
