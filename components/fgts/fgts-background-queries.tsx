'use client'
import { X } from 'lucide-react'
import { useCallback } from 'react'
import { formatReais } from '#components/language/reais.ts'
import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { formatTime } from '#components/ui/moment-text.ts'
import { StatusDot } from '#components/ui/status-dot.tsx'
import { type FgtsBalanceQuery, isRunning, useFgtsBalanceQueries } from '#lib/client/fgts.ts'
import { instantOf } from '#lib/config/clock.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import { fgtsHref } from './fgts-address.ts'
import { type FgtsInstitution, institutionName } from './fgts-institution.ts'
import { useAnnounceResults } from './use-announce-results.ts'

const TEXTS = texts({
  title: ['Outros clientes em consulta', 'Other customers being queried'],
  until: (time: string) => [`responde até ${time}`, `answers by ${time}`],
  arrived: (amount: string) => [`Saldo de ${amount} recebido`, `Balance of ${amount} received`],
  failed: ['Respondeu: sem resultado', 'Answered: no result'],
  open: ['Ver', 'View'],
  openAt: (name: string) => [`Ver a resposta da ${name}`, `View the answer of ${name}`],
  dismiss: (name: string) => [
    `Tirar da lista a consulta na ${name}`,
    `Remove the query at ${name} from the list`,
  ],
})

type FgtsBackgroundQueriesProps = {
  ids: readonly string[]
  institutions: readonly FgtsInstitution[]
  onDismiss: (id: string) => void
}

export const FgtsBackgroundQueries = ({ ids, institutions, onDismiss }: FgtsBackgroundQueriesProps) => {
  const t = useTexts(TEXTS)
  const queries = useFgtsBalanceQueries(ids, []).flatMap(({ data }) => data ?? [])
  const nameOf = useCallback((code: string) => institutionName(institutions, code), [institutions])
  useAnnounceResults(queries, nameOf)
  if (queries.length === 0) return null
  return (
    <section
      aria-label={t.title}
      className="mt-6 rounded-card border bg-raised px-4 py-3 shadow-card sm:px-5"
    >
      <h2 className="font-medium text-sm">{t.title}</h2>
      <ul className="mt-1 divide-y divide-line">
        {queries.map((query) => (
          <li key={query.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-sm">
            <span className="tabular-nums">{maskCpf(query.documentNumber as Cpf)}</span>
            <span className="text-ink-muted">{nameOf(query.provider)}</span>
            <span className="mr-auto">
              <StatusDot tone={toneOf(query)} live={isRunning(query)}>
                {stateOf(query, t)}
              </StatusDot>
            </span>
            {isRunning(query) ? null : (
              <LinkButton
                size="small"
                href={fgtsHref([query.id])}
                aria-label={t.openAt(nameOf(query.provider))}
              >
                {t.open}
              </LinkButton>
            )}
            <IconButton
              size="small"
              variant="quiet"
              label={t.dismiss(nameOf(query.provider))}
              icon={<X />}
              onClick={() => onDismiss(query.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const toneOf = (query: FgtsBalanceQuery) =>
  isRunning(query) ? 'info' : query.status === 'success' ? 'positive' : 'warning'

const stateOf = (query: FgtsBalanceQuery, t: LocalizedTexts<typeof TEXTS>) => {
  if (isRunning(query)) return t.until(formatTime(instantOf(query.deadlineAt)))
  return query.status === 'success' ? t.arrived(formatReais(query.amount ?? 0)) : t.failed
}
