'use client'
import { RotateCw } from 'lucide-react'
import { formatDay } from '#components/language/day-text.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useReasons } from '#components/reasons/use-reasons.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { FgtsBalanceQuery } from '#lib/client/fgts.ts'
import { addDays, type Day } from '#lib/domain/calendar.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { fgtsAppSteps } from './fgts-app-steps.ts'
import { FgtsGuideDialog } from './fgts-guide-dialog.tsx'
import { FgtsStepsList } from './fgts-steps-list.tsx'

const TEXTS = texts({
  notCompleted: ['Consulta não concluída', 'Query not completed'],
  wide: ['Vale em qualquer instituição', 'The same at any institution'],
  from: (names: string, many: boolean) => [
    `Resposta ${many ? 'igual de' : 'de'} ${names}: o motivo é do CPF, não adianta consultar outra instituição.`,
    `${many ? 'The same answer' : 'Answer'} from ${names}: the reason is the CPF, another institution will say the same.`,
  ],
  waiting: (days: number, today: string, from: string) => [
    `Depois de aderir são ${days} dias de espera. Quem adere hoje (${today}) pode autorizar uma instituição a partir de ${from}.`,
    `After opting in there are ${days} days of waiting. Who opts in today (${today}) can authorize an institution from ${from} on.`,
  ],
  dismissal: [
    'Antes de aderir, o cliente precisa saber: em uma demissão o saque do saldo fica bloqueado e ele recebe só a multa.',
    'Before opting in the customer must know: on dismissal the balance stays blocked, only the fine is paid out.',
  ],
  openContract: ['Abrir o contrato em andamento', 'Open the contract under way'],
  again: ['Consultar de novo', 'Query again'],
  againAt: (names: string) => [`Consultar de novo em ${names}`, `Query ${names} again`],
})

type FgtsCpfReasonProps = {
  /** At least one query; all failed for the same reason. */
  queries: readonly FgtsBalanceQuery[]
  nameOf: (provider: string) => string
  today: Day
  retrying: boolean
  onRetry: () => void
}

export const FgtsCpfReason = ({ queries, nameOf, today, retrying, onRetry }: FgtsCpfReasonProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const [first] = queries
  const code = first?.code ?? null
  const contractId = first?.eligibility?.reasons[0]?.proposalId
  const reason = useReasons([code])(code)
  const names = new Intl.ListFormat(language).format(queries.map(({ provider }) => nameOf(provider)))
  const steps = fgtsAppSteps(code, names)
  const { waitingDaysAfterOptIn: days } = fgtsRulesOn(today)
  return (
    <article aria-label={names} className="mb-4 rounded-card border bg-raised p-4 shadow-card sm:p-5">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-semibold">{reason?.title ?? t.notCompleted}</h3>
        <Badge tone="warning">{t.wide}</Badge>
      </header>
      <div className="mt-1 max-w-prose text-pretty text-sm">
        <p>{first?.statusInfo}</p>
        <p className="text-ink-muted">{t.from(names, queries.length > 1)}</p>
        {code === 'inexistent_anniversary_membership' ? (
          <ul className="mt-3 list-disc space-y-1.5 pl-5">
            <li>{t.waiting(days, formatDay(today), formatDay(addDays(today, days)))}</li>
            <li>{t.dismissal}</li>
          </ul>
        ) : null}
        {steps ? (
          <FgtsStepsList steps={steps.map((step) => localized(step, language))} />
        ) : (
          <p className="mt-3">{first?.nextAction}</p>
        )}
      </div>
      <footer className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
        {contractId ? (
          <LinkButton href={`/proposals/${contractId}`} size="small">
            {t.openContract}
          </LinkButton>
        ) : null}
        {first?.retryable ? (
          <Button
            size="small"
            icon={<RotateCw />}
            pending={retrying}
            onClick={onRetry}
            aria-label={t.againAt(names)}
          >
            {t.again}
          </Button>
        ) : null}
        <FgtsGuideDialog code={code} name={names} text={first?.statusInfo ?? ''} />
      </footer>
    </article>
  )
}
