import type { SelectOption } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { LinkOpened } from '#components/self-service/link-opened.tsx'
import { LiveRefresh } from '#components/self-service/live-refresh.tsx'
import { CustomerShell } from '#components/shell/customer-shell.tsx'
import type { Cnpj } from '#lib/domain/documents/cnpj.ts'
import { formatCnpj } from '#lib/domain/documents/cnpj.ts'
import type { FixView } from '#lib/domain/pending-items/fix-view.ts'
import type { FixActions } from './fix-actions.ts'
import { FixOutcome } from './fix-outcome.tsx'
import { FixStep } from './fix-step.tsx'

const TEXTS = texts({
  hello: (name: string) => [`Olá, ${name}`, `Hello, ${name}`],
  contract: (number: string) => [`Contrato ${number}.`, `Contract ${number}.`],
})

const MOVING_POLL_MS = 4_000

type FixScreenProps = { view: FixView; banks: readonly SelectOption[]; actions: FixActions }

export const FixScreen = ({ view, banks, actions }: FixScreenProps) => {
  const t = useTexts(TEXTS)
  const { contractNumber, institution, state, firstName } = view
  return (
    <CustomerShell
      lender={institution.name}
      aside={contractNumber ? <span className="tabular-nums">{contractNumber}</span> : undefined}
      contact={view.contact}
      legal={
        <p>
          {contractNumber ? `${t.contract(contractNumber)} ` : ''}
          {institution.legalName}, CNPJ {formatCnpj(institution.cnpj as Cnpj)}.
        </p>
      }
    >
      <LinkOpened record={actions.recordVisit} />
      <LiveRefresh everyMs={state === 'solved' && view.status !== 'paid' ? MOVING_POLL_MS : null} />
      <h1 className="break-words font-semibold text-2xl leading-8 tracking-tight">{t.hello(firstName)}</h1>
      <div className="mt-4 space-y-5">
        {state === 'open' ? (
          <FixStep {...{ view, banks, actions }} />
        ) : (
          <FixOutcome view={view} seeContract={actions.seeContract} />
        )}
      </div>
    </CustomerShell>
  )
}
