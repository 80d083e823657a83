import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { announce } from '#components/ui/announce.ts'
import { type FgtsBalanceQuery, isRunning, RECENT_FGTS_BALANCES } from '#lib/client/fgts'
import { formatReais } from './reais.ts'

/** Speaks when a query that was running ends, and has today's list read again. */
export const useArrivals = (
  queries: readonly FgtsBalanceQuery[],
  nameOf: (provider: string) => string,
): void => {
  const client = useQueryClient()
  const running = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const arrived = queries.filter((query) => running.current.has(query.id) && !isRunning(query))
    running.current = new Set(queries.filter(isRunning).map(({ id }) => id))
    if (arrived.length === 0) return
    announce(arrived.map((query) => `${nameOf(query.provider)}: ${spoken(query)}`).join('. '))
    void client.invalidateQueries({ queryKey: RECENT_FGTS_BALANCES })
  }, [client, queries, nameOf])
}

const spoken = ({ status, amount, statusInfo }: FgtsBalanceQuery) =>
  status === 'success' ? `saldo de ${formatReais(amount ?? 0)} recebido` : (statusInfo ?? 'sem resultado')
