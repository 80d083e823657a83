'use client'
import { RotateCw, UserPlus } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CustomerCpf } from '#components/personal-data/customer-cpf.tsx'
import { CustomerLink } from '#components/personal-data/customer-link.tsx'
import { Button } from '#components/ui/button.tsx'
import { type FgtsOffers, isRunning, type useFgtsBalanceQueries } from '#lib/client/fgts.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { FgtsConsultCards } from './fgts-consult-cards.tsx'
import { type FgtsInstitution, institutionName } from './fgts-institution.ts'
import { useAnnounceResults } from './use-announce-results.ts'
import type { FgtsConsultation } from './use-fgts-consultation.ts'

const TEXTS = texts({
  balances: ['Saldos', 'Balances'],
  refresh: ['Atualizar', 'Refresh'],
  another: ['Outro cliente', 'Another customer'],
})

export type FgtsConsultResultsProps = {
  consultation: FgtsConsultation
  institutions: readonly FgtsInstitution[]
  reads: ReturnType<typeof useFgtsBalanceQueries>
  documentNumber: string | undefined
  offers: FgtsOffers
  today: Day
  serverNow: string
}

export const FgtsConsultResults = ({ consultation, institutions, ...props }: FgtsConsultResultsProps) => {
  const t = useTexts(TEXTS)
  const { reads, documentNumber } = props
  const { requestCount } = consultation
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (requestCount > 0) heading.current?.focus()
  }, [requestCount])
  const nameOf = useCallback((code: string) => institutionName(institutions, code), [institutions])
  const signalOf = (code: string) => institutions.find((one) => one.code === code)?.signal ?? null
  const queries = reads.flatMap(({ data }) => data ?? [])
  useAnnounceResults(queries, nameOf)
  const [first] = queries
  const providers = queries.map(({ provider }) => provider)
  return (
    <section aria-labelledby="resultados" className="mt-8">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="resultados" ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
          {t.balances}
        </h2>
        {first ? (
          <span className="mr-auto flex flex-wrap items-center gap-x-4 text-ink-muted">
            <CustomerCpf
              subjectType="fgts_balance_query"
              subjectId={first.id}
              masked={first.documentNumber}
            />
            <CustomerLink subjectType="fgts_balance_query" subjectId={first.id} />
          </span>
        ) : null}
        <div className="-mx-2 flex gap-1">
          {documentNumber && providers.length > 0 && !queries.some(isRunning) ? (
            <Button
              size="small"
              variant="quiet"
              icon={<RotateCw />}
              onClick={() => consultation.refresh({ documentNumber, ofQuery: first?.id, providers })}
            >
              {t.refresh}
            </Button>
          ) : null}
          <Button size="small" variant="quiet" icon={<UserPlus />} onClick={consultation.close}>
            {t.another}
          </Button>
        </div>
      </header>
      <FgtsConsultCards {...{ consultation, nameOf, signalOf, ...props }} />
    </section>
  )
}
