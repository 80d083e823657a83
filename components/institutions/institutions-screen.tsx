'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import type { ConnectionActs } from '#lib/client/institution-connection.ts'
import { type InstitutionHealthData, useInstitutionHealth } from '#lib/client/institution-health.ts'
import { HEALTH_RANGES, type HealthRange } from '#lib/domain/institutions/call-figures.ts'
import { healthHref } from './health-address.ts'
import { InstitutionCard } from './institution-card.tsx'

const TEXTS = texts({
  range: ['Período', 'Period'],
  '24h': ['Últimas 24 horas', 'Last 24 hours'],
  '7d': ['Últimos 7 dias', 'Last 7 days'],
  note: [
    'Contam as chamadas feitas para a sua organização; uma recusa da instituição é uma resposta, não uma falha. Cadastro e prazos são alterados pelo operador, na linha de comando.',
    'The calls made for your organization count; a refusal by the institution is an answer, not a failure. Records and deadlines are changed by the operator, on the command line.',
  ],
})

type InstitutionsScreenProps = {
  range: HealthRange
  initial: InstitutionHealthData[]
  acts: ConnectionActs
  now: string
}

export const InstitutionsScreen = ({ range, initial, acts, now }: InstitutionsScreenProps) => {
  const t = useTexts(TEXTS)
  const list = useInstitutionHealth(range, initial)
  return (
    <div data-wide className="space-y-5">
      <FilterChips
        label={t.range}
        chips={HEALTH_RANGES.map((one) => ({
          id: one,
          label: t[one],
          href: healthHref({ range: one }),
          selected: one === range,
        }))}
      />
      <ReadProblem query={list} />
      {(list.data ?? []).map((institution) => (
        <InstitutionCard
          key={institution.code}
          institution={institution}
          range={range}
          acts={acts}
          now={now}
        />
      ))}
      <p className="max-w-3xl text-ink-muted text-sm">{t.note}</p>
    </div>
  )
}
