'use client'
import { KeyRound } from 'lucide-react'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import type { ClientAction } from '#lib/client/answer.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import type { PasskeyAssertion } from '#lib/domain/access/passkey.ts'
import { type StartPasskey, usePasskeySignIn } from './use-passkey-sign-in.ts'

const TEXTS = texts({
  code: ['Código de verificação', 'Verification code'],
  hint: [
    'Os 6 números do aplicativo no seu celular. Sem ele, um código de recuperação.',
    'The 6 digits of the app on your phone. Without it, a recovery code.',
  ],
  recovery: ['Código de recuperação', 'Recovery code'],
  byPasskey: ['Confirmar com chave de acesso', 'Confirm with a passkey'],
  submit: ['Entrar', 'Sign in'],
})

type Factor = { code?: string; passkey?: PasskeyAssertion }

type SignInCodeFormProps = {
  hasApp: boolean
  hasPasskey: boolean
  confirm: ClientAction<Factor, { next: string }>
  startPasskey: StartPasskey
}

export const SignInCodeForm = ({ hasApp, hasPasskey, confirm, startPasskey }: SignInCodeFormProps) => {
  const t = useTexts(TEXTS)
  const {
    form,
    submit,
    confirm: send,
    problem,
    error,
    pending,
  } = useActionForm({
    schema: async () => (await import('#lib/contracts/access/sign-in-code.ts')).confirmSignInCodeCommand.body,
    values: { code: '' } as Factor,
    action: confirm,
    toInput: (values: Factor) => values,
    refusedField: (code) => (code.startsWith('second_factor_') ? 'code' : undefined),
    // A full page load, so that no cached data of another account survives the sign-in.
    onDone: ({ next }: { next: string }) => window.location.assign(next),
  })
  const passkey = usePasskeySignIn({
    start: hasPasskey ? startPasskey : null,
    inSuggestions: false,
    onPasskey: async (assertion) => {
      form.setValue('passkey', assertion)
      await send()
      form.setValue('passkey', undefined)
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {problem ? <ProblemCallout problem={problem} /> : null}
      {passkey.isSupported ? (
        <Button
          variant="primary"
          full
          autoFocus
          icon={<KeyRound />}
          pending={passkey.pending}
          onClick={() => void passkey.ask()}
        >
          {t.byPasskey}
        </Button>
      ) : null}
      <TextField
        label={hasApp ? t.code : t.recovery}
        hint={hasApp ? t.hint : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={!passkey.isSupported}
        error={error('code')}
        {...form.register('code')}
      />
      <SubmitButton
        full
        variant={passkey.isSupported ? 'secondary' : 'primary'}
        pending={pending && !passkey.pending}
      >
        {t.submit}
      </SubmitButton>
    </form>
  )
}
