import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { useLanguage } from '#components/use-language.ts'
import { textIn } from '#lib/domain/language.ts'
import { REASON_CODES, type ReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import type { WhoActs } from '#lib/domain/reasons/reason.ts'
import { statusOf } from '#lib/http/problem.ts'
import type { Operation } from '#lib/reference/operation.ts'
import { operationPath } from '#lib/reference/reference-address.ts'
import { Fold } from './fold.tsx'

const TEXTS = texts({
  title: ['Códigos de erro e de recusa', 'Codes of errors and refusals'],
  intro: [
    'No programa, leia code; à pessoa, mostre detail e nextAction. Nomes entre chaves são preenchidos em cada caso. A mesma lista, para programas, está em GET /reasons.',
    'In a program read code; show detail and nextAction to people. Names in braces are filled in each time. The same list for programs is at GET /reasons.',
  ],
  refusal: ['recusa', 'refusal'],
  notice: ['aviso', 'notice'],
  retryable: ['vale repetir', 'worth retrying'],
  whoActs: ['Quem age', 'Who acts'],
  customer: ['cliente', 'customer'],
  agent: ['agente', 'agent'],
  integrator: ['integrador', 'integrator'],
  institution: ['instituição', 'institution'],
  us: ['nós', 'us'],
  next: ['O que fazer', 'What to do'],
  usedBy: (count: number) =>
    count === 1 ? ['Em 1 operação', 'In 1 operation'] : [`Em ${count} operações`, `In ${count} operations`],
})

/** A code with at least this many operations lists none, because nearly every operation can return it. */
const MANY = 20

export const ReasonsScreen = ({ operations }: { operations: readonly Operation[] }) => {
  const t = useTexts(TEXTS)
  const users = usersOf(operations)
  return (
    <>
      <PageHeader title={t.title} className="mb-3" />
      <p className="max-w-3xl text-ink-muted text-sm">{t.intro}</p>
      <ul className="mt-4 divide-y divide-line">
        {REASON_CODES.map((code) => (
          <ReasonEntry key={code} code={code} users={users.get(code) ?? []} />
        ))}
      </ul>
    </>
  )
}

const usersOf = (operations: readonly Operation[]): ReadonlyMap<string, readonly Operation[]> =>
  operations.reduce((users, operation) => {
    for (const { problems } of operation.failures)
      for (const { code } of problems) users.set(code, [...(users.get(code) ?? []), operation])
    return users
  }, new Map<string, readonly Operation[]>())

const ReasonEntry = ({ code, users }: { code: ReasonCode; users: readonly Operation[] }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { kind, title, text, nextAction, retryable, whoActs } = reasonOf(code)
  const who: Record<WhoActs, string> = t
  return (
    <li id={code} className="py-3 text-sm target:bg-accent-soft">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code translate="no" className="font-medium font-mono text-sm [overflow-wrap:anywhere]">
          {code}
        </code>
        <Badge>{kind === 'refusal' ? t.refusal : kind === 'notice' ? t.notice : statusOf(code)}</Badge>
        {retryable ? <Badge tone="info">{t.retryable}</Badge> : null}
        <span className="text-ink-muted text-xs">
          {t.whoActs}: {who[whoActs]}
        </span>
      </p>
      <p className="mt-1 font-medium">{textIn(title, language)}</p>
      <p>{textIn(text, language)}</p>
      <p className="text-ink-muted">
        {t.next}: {textIn(nextAction, language)}
      </p>
      {users.length > 0 && users.length < MANY ? (
        <Fold label={t.usedBy(users.length)}>
          <ul lang="pt-BR" className="ps-5">
            {users.map((operation) => (
              <li key={operation.id}>
                <a
                  href={operationPath(operation)}
                  className="inline-flex min-h-7 items-center text-accent underline underline-offset-2 pointer-coarse:min-h-11"
                >
                  {operation.summary}
                </a>
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </li>
  )
}
