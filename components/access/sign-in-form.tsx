'use client'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { PasswordField } from '#components/fields/password-field'
import { TextField } from '#components/fields/text-field'
import { Callout } from '#components/ui/callout'
import { SubmitButton } from '#components/ui/submit-button'
import { useLanguage } from '#components/use-language'
import type { SignInProblem } from '#lib/client/sign-in-problem'
import type { signInSchema } from '#lib/contracts/access/sign-in'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'

const TEXTS = texts({
  email: ['E-mail', 'E-mail'],
  emailProblem: [
    'Informe um e-mail válido, como nome@empresa.com.br.',
    'Enter a valid e-mail, such as name@company.com.br.',
  ],
  password: ['Senha', 'Password'],
  passwordProblem: ['Informe sua senha.', 'Enter your password.'],
  submit: ['Entrar', 'Sign in'],
  unreachable: ['Sem conexão com o serviço', 'No connection to the service'],
  unreachableAction: ['Confira a internet e tente de novo.', 'Check your internet and try again.'],
})

type Values = z.input<typeof signInSchema>

// The page people wait for first: what is needed only after pressing the button comes after it.
const bySchema: Resolver<Values> = async (values, context, options) => {
  const loaded = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('#lib/contracts/access/sign-in'),
  ]).catch(() => null)
  // What cannot be checked here is checked by the server.
  if (!loaded) return { values: values as never, errors: {} }
  const [{ zodResolver }, { signInSchema }] = loaded
  return zodResolver(signInSchema)(values, context, options)
}

export type SignInFormProps = {
  /** Where to go after signing in; a path of ours. */
  next: string
  /** Why the page was opened: a refusal, in the reader's words. */
  refusal?: SignInProblem | undefined
}

/** E-mail and password of a loan agent or manager. */
export const SignInForm = ({ next, refusal }: SignInFormProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const form = useForm<Values>({
    resolver: bySchema,
    defaultValues: { email: '', password: '' },
  })
  const [problem, setProblem] = useState<SignInProblem | null>(refusal ?? null)
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    const loaded = await Promise.all([
      import('next-auth/react'),
      import('#lib/client/sign-in-problem'),
    ]).catch(() => null)
    if (!loaded) {
      setProblem({ title: t.unreachable, text: t.unreachableAction })
      return
    }
    const [{ signIn }, { signInProblemOf }] = loaded
    const answer = await signIn('credentials', { ...values, redirect: false }).catch(() => undefined)
    if (answer?.ok && !answer.error) {
      // A whole page load: nothing fetched for somebody else survives a sign-in.
      window.location.assign(next)
      return
    }
    setProblem(signInProblemOf(answer?.error ?? 'service_unavailable', language))
    form.resetField('password')
    form.setFocus('password')
  })

  return (
    // The method keeps the password out of the address when the form is sent before the page is ready.
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {problem ? (
        <Callout tone="danger" title={problem.title}>
          {problem.text}
        </Callout>
      ) : null}
      <TextField
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
        error={errors.email && t.emailProblem}
        {...form.register('email')}
      />
      <PasswordField
        label={t.password}
        error={errors.password && t.passwordProblem}
        {...form.register('password')}
      />
      <SubmitButton full pending={isSubmitting || (isSubmitSuccessful && problem === null)}>
        {t.submit}
      </SubmitButton>
    </form>
  )
}
