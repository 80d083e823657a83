'use client'
import { type FormEvent, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useLanguage } from '#components/use-language.ts'
import type { SignInProblem } from '#lib/client/sign-in-problem.ts'
import type { signInSchema } from '#lib/contracts/access/sign-in.ts'
import type { DemoAccount, DemoRole } from '#lib/domain/access/demo-accounts.ts'

const TEXTS = texts({
  unreachable: ['Sem conexão com o serviço', 'No connection to the service'],
  unreachableAction: ['Confira a internet e tente de novo.', 'Check your internet and try again.'],
})

export type SignInValues = z.input<typeof signInSchema>

// Loaded on submit, so that the sign-in page itself appears sooner.
const bySchema: Resolver<SignInValues> = async (values, context, options) => {
  const loaded = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('#lib/contracts/access/sign-in.ts'),
  ]).catch(() => null)
  // If the schema cannot be loaded, only the server validates.
  if (!loaded) return { values: values as never, errors: {} }
  const [{ zodResolver }, { signInSchema }] = loaded
  return zodResolver(signInSchema)(values, context, options)
}

const EMPTY = { email: '', password: '', code: '' }

export const useSignIn = (next: string, refusal: SignInProblem | undefined) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const form = useForm<SignInValues>({ resolver: bySchema, defaultValues: EMPTY })
  const [problem, setProblem] = useState<SignInProblem | null>(refusal ?? null)
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [leaving, setLeaving] = useState(false)
  const [demoRole, setDemoRole] = useState<DemoRole | null>(null)

  const refuse = (code: string, worded: SignInProblem) => {
    const needsCode = code === 'second_factor_needed'
    const atCode = step === 'code' && code !== 'sign_in_failed'
    form.resetField(needsCode || atCode ? 'code' : 'password')
    setStep(needsCode || atCode ? 'code' : 'password')
    // A missing code is not an error: the code field appears and asks for it.
    if (needsCode) return
    setProblem(worded)
    form.setFocus(atCode ? 'code' : 'password')
  }

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    const loaded = await Promise.all([
      import('next-auth/react'),
      import('#lib/client/sign-in-problem.ts'),
    ]).catch(() => null)
    if (!loaded) {
      setProblem({ title: t.unreachable, text: t.unreachableAction })
      return
    }
    const [{ signIn }, { signInProblemOf }] = loaded
    const credentials = { email: values.email, password: values.password, code: values.code ?? '' }
    const answer = await signIn('credentials', { ...credentials, redirect: false }).catch(() => undefined)
    if (!answer?.ok || answer.error) {
      const code = answer?.error ?? 'service_unavailable'
      return refuse(code, signInProblemOf(code, language))
    }
    setLeaving(true)
    // A full page load, so that no cached data of another account survives the sign-in.
    window.location.assign(next)
  })

  const back = () => {
    setProblem(null)
    form.reset(EMPTY)
    setStep('password')
  }

  const pending = form.formState.isSubmitting || leaving
  const submitTyped = (event: FormEvent<HTMLFormElement>) => {
    setDemoRole(null)
    return submit(event)
  }
  /** Sends the form with a published account, so that every rule of a sign-in applies. */
  const enterDemo = ({ role, email, password }: DemoAccount) => {
    if (pending) return
    setDemoRole(role)
    form.reset({ ...EMPTY, email, password })
    void submit()
  }
  const entering = pending ? demoRole : null
  return { form, submit: submitTyped, problem, step, back, enterDemo, entering, pending }
}
