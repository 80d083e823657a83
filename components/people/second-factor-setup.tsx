'use client'
import { useState } from 'react'
import { PasswordField } from '#components/fields/password-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Callout } from '#components/ui/callout.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { usePasskeySupport } from '#lib/client/passkeys.ts'
import type { ConfirmSecondFactor, PasskeyActions } from '#lib/client/people.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { AddPasskey } from './add-passkey.tsx'
import { AppSecret } from './app-secret.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const TEXTS = texts({
  code: ['Código que o aplicativo mostra', 'Code the app shows'],
  password: ['Sua senha', 'Your password'],
  activate: ['Ativar', 'Set up'],
  done: ['Verificação em duas etapas ativada', 'Two-step verification is set up'],
  doneNext: [
    'No próximo acesso, depois da senha, digite o código que o aplicativo mostrar.',
    'At the next sign-in, after the password, type the code the app shows.',
  ],
  doneByPasskey: [
    'No próximo acesso, use a chave de acesso: com ela nem a senha é pedida.',
    'At the next sign-in, use the passkey: with it not even the password is asked for.',
  ],
  or: ['ou com um aplicativo no celular', 'or with an app on the phone'],
  next: ['Continuar', 'Go on'],
  goOn: ['Já guardei, continuar', 'I have kept them, go on'],
})

export type Setup = { secret: string; address: string; setupToken: string }

type SecondFactorSetupProps = {
  setup: Setup
  email: string
  next: string
  byProvider: boolean
  confirm: ConfirmSecondFactor
  passkeys: PasskeyActions | null
}

const EMPTY = { code: '', current: '' }

export const SecondFactorSetup = ({ passkeys, ...props }: SecondFactorSetupProps) => {
  const t = useTexts(TEXTS)
  const [done, setDone] = useState<Done | null>(null)
  const offersPasskey = usePasskeySupport() && passkeys !== null
  if (done) return <SetupDone done={done} next={props.next} />
  return (
    <div className="grid gap-4">
      {offersPasskey ? (
        <>
          <AddPasskey
            full
            byProvider={props.byProvider}
            actions={passkeys}
            onDone={({ recoveryCodes }) => setDone({ by: 'passkey', codes: recoveryCodes })}
          />
          <p className="flex items-center gap-3 text-ink-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t.or}
          </p>
        </>
      ) : null}
      <AppSetup {...props} onDone={(codes) => setDone({ by: 'app', codes })} />
    </div>
  )
}

type Done = { by: 'app' | 'passkey'; codes: readonly string[] }

const SetupDone = ({ done, next }: { done: Done; next: string }) => {
  const t = useTexts(TEXTS)
  return (
    <div className="grid gap-4">
      <Callout tone="positive" title={t.done}>
        {done.by === 'app' ? t.doneNext : t.doneByPasskey}
      </Callout>
      {done.codes.length > 0 ? <RecoveryCodes codes={done.codes} /> : null}
      {/* A full page load, so that previously refused pages are fetched again. */}
      <a href={next} className={buttonClasses({ variant: 'primary', full: true })}>
        {done.codes.length > 0 ? t.goOn : t.next}
      </a>
    </div>
  )
}

type AppSetupProps = Omit<SecondFactorSetupProps, 'passkeys' | 'next'> & {
  onDone: (codes: readonly string[]) => void
}

const AppSetup = ({ setup: initial, email, byProvider, confirm, onDone }: AppSetupProps) => {
  const t = useTexts(TEXTS)
  // The authenticator app may have scanned this secret, so a later render must not replace it.
  const [setup] = useState(initial)
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/people/own-access.ts')).confirmOwnSecondFactorCommand.body,
    values: EMPTY,
    action: confirm,
    toInput: ({ code, current }: typeof EMPTY) => ({
      ...{ code, setupToken: setup.setupToken },
      ...(byProvider ? {} : { current }),
    }),
    onDone: ({ recoveryCodes }: { recoveryCodes: string[] }) => onDone(recoveryCodes),
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {problem ? <ProblemCallout problem={problem} /> : null}
      <AppSecret secret={setup.secret} address={setup.address} />
      <TextField
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error('code')}
        {...form.register('code')}
      />
      {byProvider ? null : (
        <>
          {/* Lets password managers fill in the password of the right account. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label={t.password} error={error('current')} {...form.register('current')} />
        </>
      )}
      <Button type="submit" variant="primary" full pending={pending}>
        {t.activate}
      </Button>
    </form>
  )
}
