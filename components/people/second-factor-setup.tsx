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
import type { ConfirmSecondFactor } from '#lib/client/people.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
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
  goOn: ['Já guardei, continuar', 'I have kept them, go on'],
})

export type Setup = { secret: string; address: string; setupToken: string }

type SecondFactorSetupProps = {
  setup: Setup
  email: string
  next: string
  confirm: ConfirmSecondFactor
}

const EMPTY = { code: '', current: '' }

export const SecondFactorSetup = ({ setup: initial, email, next, confirm }: SecondFactorSetupProps) => {
  const t = useTexts(TEXTS)
  // The authenticator app may have scanned this secret, so a later render must not replace it.
  const [setup] = useState(initial)
  const [codes, setCodes] = useState<readonly string[]>([])
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/people/own-access.ts')).confirmOwnSecondFactorCommand.body,
    values: EMPTY,
    action: confirm,
    toInput: (values: typeof EMPTY) => ({ ...values, setupToken: setup.setupToken }),
    onDone: ({ recoveryCodes }: { recoveryCodes: string[] }) => setCodes(recoveryCodes),
  })
  if (codes.length > 0)
    return (
      <div className="grid gap-4">
        <Callout tone="positive" title={t.done}>
          {t.doneNext}
        </Callout>
        <RecoveryCodes codes={codes} />
        {/* A full page load, so that previously refused pages are fetched again. */}
        <a href={next} className={buttonClasses({ variant: 'primary', full: true })}>
          {t.goOn}
        </a>
      </div>
    )
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
      {/* Lets password managers fill in the password of the right account. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={t.password} error={error('current')} {...form.register('current')} />
      <Button type="submit" variant="primary" full pending={pending}>
        {t.activate}
      </Button>
    </form>
  )
}
