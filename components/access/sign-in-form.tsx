'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { signIn } from 'next-auth/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { PasswordField } from '#components/fields/password-field'
import { TextField } from '#components/fields/text-field'
import { Callout } from '#components/ui/callout'
import { SubmitButton } from '#components/ui/submit-button'
import { useLanguage } from '#components/use-language'
import { type SignInProblem, signInProblemOf } from '#lib/client/sign-in-problem'
import { signInSchema } from '#lib/contracts/access/sign-in'
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
})

type Values = z.input<typeof signInSchema>

export type SignInFormProps = {
  /** Where to go after signing in; a path of ours. */
  next: string
  /** A refusal the page was opened with. */
  refusal?: string
}

/** E-mail and password of a loan agent or manager. */
export const SignInForm = ({ next, refusal }: SignInFormProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const form = useForm<Values>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  })
  const [problem, setProblem] = useState<SignInProblem | null>(
    refusal ? signInProblemOf(refusal, language) : null,
  )
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
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
