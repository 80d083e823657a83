'use client'
import { type Application, type ApplicationActions, useReadApplicationsAgain } from '#lib/client/applications'
import { runAction } from '#lib/client/run-action'
import { useActionForm } from '#lib/client/use-action-form'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

const TEXTS = texts({
  title: ['Acesso por senha', 'Password grant'],
  description: [
    'Para programas antigos que pedem o token com usuário e senha de uma conta de serviço.',
    'For older programs that ask for a token with the name and password of a service account.',
  ],
  on: (username: string) => [`Ligado para a conta ${username}.`, `On for the account ${username}.`],
  off: ['Desligar', 'Switch off'],
  ask: ['Desligar o acesso por senha?', 'Switch the password grant off?'],
  what: [
    'Tokens obtidos com a senha param de funcionar na próxima chamada.',
    'Tokens got with the password stop working with the next call.',
  ],
  username: ['Usuário', 'User name'],
  password: ['Senha da conta', 'Password of the account'],
  switchOn: ['Ligar', 'Switch on'],
})

type PasswordGrantCardProps = { application: Application; set: ApplicationActions['setPasswordGrant'] }

/** The password grant of a program: off, or on with its own service account. */
export const PasswordGrantCard = ({ application, set }: PasswordGrantCardProps) => {
  const t = useTexts(TEXTS)
  const readAgain = useReadApplicationsAgain()
  const { clientId, passwordGrant, serviceUsername } = application
  const off = async () => {
    const answer = await runAction(set, { clientId, account: null })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    await readAgain()
    return undefined
  }
  return (
    <Card title={t.title} description={t.description}>
      {passwordGrant ? (
        <div className="grid gap-3">
          <p className="break-all text-sm">{t.on(serviceUsername ?? '')}</p>
          <AlertDialog
            title={t.ask}
            description={t.what}
            trigger={<Button className="sm:justify-self-start">{t.off}</Button>}
            confirmLabel={t.off}
            onConfirm={off}
          />
        </div>
      ) : (
        <SwitchOnForm clientId={clientId} set={set} />
      )}
    </Card>
  )
}

const EMPTY = { account: { username: '', password: '' } }

const SwitchOnForm = ({
  clientId,
  set,
}: {
  clientId: string
  set: ApplicationActions['setPasswordGrant']
}) => {
  const t = useTexts(TEXTS)
  const readAgain = useReadApplicationsAgain()
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/applications/application-changes')).setPasswordGrantContract.body,
    values: EMPTY,
    action: set,
    toInput: (values: typeof EMPTY) => ({ clientId, ...values }),
    onDone: () => void readAgain(),
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t.username}
        autoCapitalize="none"
        spellCheck={false}
        error={error('account.username')}
        {...form.register('account.username')}
      />
      <PasswordField
        label={t.password}
        autoComplete="new-password"
        error={error('account.password')}
        {...form.register('account.password')}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" pending={pending} className="sm:justify-self-start">
        {t.switchOn}
      </Button>
    </form>
  )
}
