'use client'
import { PasswordField } from '#components/fields/password-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import {
  type Application,
  type ApplicationActions,
  useRefetchApplications,
} from '#lib/client/applications.ts'
import { runAction } from '#lib/client/run-action.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = texts({
  title: ['Contas de serviço', 'Service accounts'],
  description: [
    'Para programas que pedem o token com usuário e senha. Sem nenhuma conta, só a chave é aceita.',
    'For programs that ask for a token with a user name and a password. Without any, only the secret is accepted.',
  ],
  created: ['criada', 'created'],
  used: ['usada', 'used'],
  unused: ['nunca usada', 'never used'],
  end: ['Encerrar', 'End'],
  endNamed: (username: string) => [`Encerrar ${username}`, `End ${username}`],
  ask: (username: string) => [`Encerrar a conta ${username}?`, `End the account ${username}?`],
  what: [
    'Os tokens dela param de funcionar na próxima chamada; as outras contas continuam.',
    'Its tokens stop working with the next call; the other accounts go on.',
  ],
  username: ['Usuário', 'User name'],
  usernameHint: [
    'Um e-mail ou outro nome, como o programa o envia.',
    'An e-mail or another name, as the program sends it.',
  ],
  password: ['Senha da conta', 'Password of the account'],
  add: ['Criar conta de serviço', 'Add a service account'],
})

type Account = Application['serviceAccounts'][number]
type ServiceAccountsCardProps = {
  application: Application
  now: string
  actions: Pick<ApplicationActions, 'addServiceAccount' | 'endServiceAccount'>
}

export const ServiceAccountsCard = ({ application, now, actions }: ServiceAccountsCardProps) => {
  const t = useTexts(TEXTS)
  const { clientId } = application
  const live = application.serviceAccounts.filter(({ endedAt }) => endedAt === null)
  return (
    <Card title={t.title} description={t.description}>
      <div className="grid gap-5">
        {live.length === 0 ? null : (
          <ul className="divide-y divide-line">
            {live.map((account) => (
              <AccountLine key={account.id} {...{ account, clientId, now }} end={actions.endServiceAccount} />
            ))}
          </ul>
        )}
        <AddForm clientId={clientId} add={actions.addServiceAccount} />
      </div>
    </Card>
  )
}

type AccountLineProps = {
  account: Account
  clientId: string
  now: string
  end: ApplicationActions['endServiceAccount']
}

const AccountLine = ({ account, clientId, now, end }: AccountLineProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchApplications()
  const { id, username, createdAt, lastUsedAt } = account
  const confirm = async () => {
    const answer = await runAction(end, { clientId, account: { id } })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    await refetch()
    return undefined
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 text-sm first:pt-0 last:pb-0">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block break-all font-mono">{username}</span>
        <span className="text-ink-muted">
          {t.created} <RelativeTime at={createdAt} now={now} /> ·{' '}
          {lastUsedAt ? (
            <>
              {t.used} <RelativeTime at={lastUsedAt} now={now} />
            </>
          ) : (
            t.unused
          )}
        </span>
      </span>
      <AlertDialog
        title={t.ask(username)}
        description={t.what}
        trigger={
          <Button size="small" aria-label={t.endNamed(username)}>
            {t.end}
          </Button>
        }
        confirmLabel={t.end}
        onConfirm={confirm}
      />
    </li>
  )
}

const EMPTY = { username: '', password: '' }

const AddForm = ({ clientId, add }: { clientId: string; add: ApplicationActions['addServiceAccount'] }) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchApplications()
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/applications/application-changes.ts')).addServiceAccountCommand.body,
    values: EMPTY,
    action: add,
    toInput: (values: typeof EMPTY) => ({ clientId, ...values }),
    onDone: () => {
      form.reset(EMPTY)
      void refetch()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t.username}
        hint={t.usernameHint}
        autoCapitalize="none"
        spellCheck={false}
        error={error('username')}
        {...form.register('username')}
      />
      <PasswordField
        label={t.password}
        autoComplete="new-password"
        error={error('password')}
        {...form.register('password')}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" pending={pending} className="sm:justify-self-start">
        {t.add}
      </Button>
    </form>
  )
}
