'use client'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useLanguage } from '#components/use-language'
import type { SignInProblem } from '#lib/client/sign-in-problem'
import type { signInSchema } from '#lib/contracts/access/sign-in'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'

const TEXTS = texts({
  unreachable: ['Sem conexão com o serviço', 'No connection to the service'],
  unreachableAction: ['Confira a internet e tente de novo.', 'Check your internet and try again.'],
})

export type SignInValues = z.input<typeof signInSchema>

// The page people wait for first: what is needed only after pressing the button comes after it.
const bySchema: Resolver<SignInValues> = async (values, context, options) => {
  const loaded = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('#lib/contracts/access/sign-in'),
  ]).catch(() => null)
  // What cannot be checked here is checked by the server.
  if (!loaded) return { values: values as never, errors: {} }
  const [{ zodResolver }, { signInSchema }] = loaded
  return zodResolver(signInSchema)(values, context, options)
}

const EMPTY = { email: '', password: '', code: '' }

/** The sign-in form: what is typed, which step it is at, and what came of the last try. */
export const useSignIn = (next: string, refusal: SignInProblem | undefined) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const form = useForm<SignInValues>({ resolver: bySchema, defaultValues: EMPTY })
  const [problem, setProblem] = useState<SignInProblem | null>(refusal ?? null)
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [leaving, setLeaving] = useState(false)

  const refuse = (code: string, worded: SignInProblem) => {
    const needsCode = code === 'second_factor_needed'
    const atCode = step === 'code' && code !== 'sign_in_failed'
    form.resetField(needsCode || atCode ? 'code' : 'password')
    setStep(needsCode || atCode ? 'code' : 'password')
    // An empty code is asked for by its field; nothing went wrong.
    if (needsCode) return
    setProblem(worded)
    form.setFocus(atCode ? 'code' : 'password')
  }

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
    const typed = { email: values.email, password: values.password, code: values.code ?? '' }
    const answer = await signIn('credentials', { ...typed, redirect: false }).catch(() => undefined)
    if (!answer?.ok || answer.error) {
      const code = answer?.error ?? 'service_unavailable'
      return refuse(code, signInProblemOf(code, language))
    }
    setLeaving(true)
    // A whole page load: nothing fetched for somebody else survives a sign-in.
    window.location.assign(next)
  })

  /** Begins anew with another account. */
  const back = () => {
    setProblem(null)
    form.reset(EMPTY)
    setStep('password')
  }

  return { form, submit, problem, step, back, pending: form.formState.isSubmitting || leaving }
}
