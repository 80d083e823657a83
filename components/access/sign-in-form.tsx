'use client'
import { KeyRound } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { PasswordField } from '#components/fields/password-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import type { SignInProblem } from '#lib/client/sign-in-problem.ts'
import type { DemoAccount } from '#lib/domain/access/demo-accounts.ts'
import { DemoSignIn } from './demo-sign-in.tsx'
import { OrganizationStep } from './organization-step.tsx'
import type { StartPasskey } from './use-passkey-sign-in.ts'
import { type SignInValues, useSignIn } from './use-sign-in.ts'

const TEXTS = texts({
  email: ['E-mail', 'E-mail'],
  emailProblem: [
    'Informe um e-mail válido, como nome@empresa.com.br.',
    'Enter a valid e-mail, such as name@company.com.br.',
  ],
  password: ['Senha', 'Password'],
  passwordProblem: ['Informe sua senha.', 'Enter your password.'],
  submit: ['Entrar', 'Sign in'],
  code: ['Código de verificação', 'Verification code'],
  codeHint: [
    'Os 6 números do aplicativo no seu celular. Sem ele, um código de recuperação.',
    'The 6 digits of the app on your phone. Without it, a recovery code.',
  ],
  recovery: ['Código de recuperação', 'Recovery code'],
  byPasskey: ['Entrar com chave de acesso', 'Sign in with a passkey'],
  byPasskeyNow: ['Confirmar com chave de acesso', 'Confirm with a passkey'],
  lost: ['Perdi o celular e os códigos', 'I lost the phone and the codes'],
  lostHow: [
    'Peça ao gestor que abra Pessoas, escolha o seu nome e peça a retirada da segunda etapa; outro gestor aprova. Único gestor? Quem cuida da instalação retira.',
    'Ask your manager to open People, choose your name and ask for the removal of the second step; another manager approves. The only manager? Whoever runs the installation removes it.',
  ],
  as: (email: string) => [`Entrando como ${email}`, `Signing in as ${email}`],
  back: ['Usar outra conta', 'Use another account'],
})

export type SignInFormProps = {
  next: string
  refusal?: SignInProblem | undefined
  /** Empty unless the server runs with `EMBEDDED`. */
  demoAccounts: readonly DemoAccount[]
  startPasskey: StartPasskey | null
}

export const SignInForm = ({ next, refusal, demoAccounts, startPasskey }: SignInFormProps) => {
  const t = useTexts(TEXTS)
  const signIn = useSignIn({ next, refusal, startPasskey })
  const { form, submit, problem, secondStep, organizations, back, enterDemo, entering, pending, passkey } =
    signIn
  const isDemo = demoAccounts.length > 0
  const usesPasskey = secondStep?.hasPasskey === true && passkey.isSupported
  const isFirst = secondStep === null && organizations === null
  const isOtherWayFirst = isFirst ? isDemo : usesPasskey
  return (
    // POST keeps the password out of the URL if the form is sent before hydration.
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {problem ? (
        <Callout tone="danger" title={problem.title}>
          {problem.text}
        </Callout>
      ) : null}
      {isDemo && isFirst ? (
        <DemoSignIn accounts={demoAccounts} onEnter={enterDemo} entering={entering} />
      ) : null}
      {secondStep ? (
        <SecondStep form={form} hasApp={secondStep.hasApp} passkey={usesPasskey ? passkey : null} />
      ) : organizations ? (
        <OrganizationStep form={form} organizations={organizations} />
      ) : (
        <FirstStep form={form} autoFocus={!isDemo} />
      )}
      <SubmitButton
        full
        variant={isOtherWayFirst ? 'secondary' : 'primary'}
        pending={pending && entering === null && !passkey.pending}
      >
        {t.submit}
      </SubmitButton>
      {isFirst ? null : (
        <Button variant="quiet" full onClick={back}>
          {t.back}
        </Button>
      )}
      {secondStep ? (
        <details className="text-sm">
          <summary className="cursor-pointer py-2 font-medium text-accent pointer-coarse:py-3">
            {t.lost}
          </summary>
          <p className="mt-1 text-ink-muted">{t.lostHow}</p>
        </details>
      ) : isFirst && passkey.isSupported ? (
        <Button variant="quiet" full icon={<KeyRound />} pending={passkey.pending} onClick={passkey.ask}>
          {t.byPasskey}
        </Button>
      ) : null}
    </form>
  )
}

type FirstStepProps = { form: UseFormReturn<SignInValues>; autoFocus: boolean }

const FirstStep = ({ form, autoFocus }: FirstStepProps) => {
  const t = useTexts(TEXTS)
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        autoFocus={autoFocus}
        error={errors.email && t.emailProblem}
        {...form.register('email')}
      />
      <PasswordField
        label={t.password}
        error={errors.password && t.passwordProblem}
        {...form.register('password')}
      />
    </>
  )
}

type SecondStepProps = {
  form: UseFormReturn<SignInValues>
  hasApp: boolean
  passkey: { pending: boolean; ask: () => void } | null
}

const SecondStep = ({ form, hasApp, passkey }: SecondStepProps) => {
  const t = useTexts(TEXTS)
  return (
    <>
      <p className="break-words text-ink-muted text-sm">{t.as(form.getValues('email'))}</p>
      {passkey ? (
        <Button
          variant="primary"
          full
          autoFocus
          icon={<KeyRound />}
          pending={passkey.pending}
          onClick={passkey.ask}
        >
          {t.byPasskeyNow}
        </Button>
      ) : null}
      <TextField
        label={hasApp ? t.code : t.recovery}
        hint={hasApp ? t.codeHint : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={passkey === null}
        {...form.register('code')}
      />
    </>
  )
}
