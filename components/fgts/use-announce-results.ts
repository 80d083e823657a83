import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatReais } from '#components/language/reais.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { announce } from '#components/ui/announce.ts'
import { useLanguage } from '#components/use-language.ts'
import { type FgtsBalanceQuery, isRunning, RECENT_FGTS_BALANCES } from '#lib/client/fgts.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  received: (amount: string) => [`saldo de ${amount} recebido`, `balance of ${amount} received`],
  noResult: ['sem resultado', 'no result'],
})

export const useAnnounceResults = (
  queries: readonly FgtsBalanceQuery[],
  nameOf: (provider: string) => string,
): void => {
  const language = useLanguage()
  const client = useQueryClient()
  const running = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const finished = queries.filter((query) => running.current.has(query.id) && !isRunning(query))
    running.current = new Set(queries.filter(isRunning).map(({ id }) => id))
    if (finished.length === 0) return
    const results = finished.map((query) => `${nameOf(query.provider)}: ${announcementOf(query, language)}`)
    announce(results.map((text) => text.replace(/\.$/, '')).join('. '))
    void client.invalidateQueries({ queryKey: RECENT_FGTS_BALANCES })
  }, [client, queries, nameOf, language])
}

const announcementOf = ({ status, amount, statusInfo }: FgtsBalanceQuery, language: Language) => {
  const t = localizedTexts(TEXTS, language)
  return status === 'success' ? t.received(formatReais(amount ?? 0)) : (statusInfo ?? t.noResult)
}
