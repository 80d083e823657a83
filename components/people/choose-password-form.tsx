'use client'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ChoosePassword } from '#lib/client/people.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const TEXTS = texts({
  save: ['Salvar senha', 'Save password'],
  done: ['Senha salva', 'Password saved'],
  doneNext: [
    'Agora entre com o seu e-mail e a senha nova.',
    'Now sign in with your e-mail and the new password.',
  ],
  signIn: ['Entrar', 'Sign in'],
})

type ChoosePasswordFormProps = { token: string; email: string; choose: ChoosePassword }

export const ChoosePasswordForm = ({ token, email, choose }: ChoosePasswordFormProps) => {
  const t = useTexts(TEXTS)
  const [isDone, setIsDone] = useState(false)
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/own-access.ts')).choosePasswordCommand.body,
    values: { password: '', repeated: '' },
    action: choose,
    toInput: (values: { password: string; repeated: string }) => ({ token, ...values }),
    onDone: () => setIsDone(true),
  })
  if (isDone)
    return (
      <div className="grid gap-4">
        <Callout tone="positive" title={t.done}>
          {t.doneNext}
        </Callout>
        <LinkButton href="/login" variant="primary" full>
          {t.signIn}
        </LinkButton>
      </div>
    )
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {problem ? <ProblemCallout problem={problem} /> : null}
      {/* Lets password managers store the password under the right account. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields register={form.register} error={error} />
      <Button type="submit" variant="primary" full pending={pending}>
        {t.save}
      </Button>
    </form>
  )
}
