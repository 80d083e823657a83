'use client'
import { type FormEvent, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useLanguage } from '#components/use-language.ts'
import type { SignInProblem } from '#lib/client/sign-in-problem.ts'
import type { signInSchema } from '#lib/contracts/access/sign-in.ts'
import type { DemoAccount, DemoRole } from '#lib/domain/access/demo-accounts.ts'
import type { Language } from '#lib/domain/language.ts'
import { type StartPasskey, usePasskeySignIn } from './use-passkey-sign-in.ts'

const TEXTS = texts({
  unreachable: ['Sem conexão com o serviço', 'No connection to the service'],
  unreachableAction: ['Confira a internet e tente de novo.', 'Check your internet and try again.'],
})

export type SignInValues = z.input<typeof signInSchema>

// The schema is loaded on submit, so that the sign-in page itself appears sooner.
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

type Credentials = { email: string; password: string; organization?: string; code?: string; passkey?: string }

type Refusal = { code: string; word: (language: Language) => SignInProblem }

const send = async (credentials: Credentials): Promise<'entered' | Refusal | null> => {
  const loaded = await Promise.all([
    import('next-auth/react'),
    import('#lib/client/sign-in-problem.ts'),
  ]).catch(() => null)
  if (!loaded) return null
  const [{ signIn }, { signInProblemOf }] = loaded
  const answer = await signIn('credentials', { ...credentials, redirect: false }).catch(() => undefined)
  if (answer?.ok && !answer.error) return 'entered'
  const code = answer?.error ?? 'service_unavailable'
  return { code, word: (language) => signInProblemOf(code, language) }
}

const EMPTY = { email: '', password: '', organization: '', code: '' }

type SecondStep = { hasApp: boolean; hasPasskey: boolean }

export type SignInOrganization = { id: string; name: string }

const useSteps = (form: UseFormReturn<SignInValues>, refusal: SignInProblem | undefined) => {
  const [problem, setProblem] = useState<SignInProblem | null>(refusal ?? null)
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null)
  const [organizations, setOrganizations] = useState<readonly SignInOrganization[] | null>(null)
  const refuse = (code: string, worded: SignInProblem) => {
    // A missing code is not an error: the code field appears and asks for it.
    if (code.startsWith('second_factor_needed')) {
      form.resetField('code')
      setSecondStep({ hasApp: /\bapp\b/.test(code), hasPasskey: /\bpasskey\b/.test(code) })
      return
    }
    if (code.startsWith('organization_needed')) {
      const choices: SignInOrganization[] = JSON.parse(code.slice(code.indexOf(':') + 1))
      form.setValue('organization', choices[0]?.id)
      setOrganizations(choices)
      return
    }
    const atCode = secondStep !== null && code !== 'sign_in_failed'
    form.resetField(atCode ? 'code' : 'password')
    if (!atCode) restart()
    setProblem(worded)
    if (!code.startsWith('passkey_')) form.setFocus(atCode ? 'code' : 'password')
  }
  const restart = () => {
    setSecondStep(null)
    setOrganizations(null)
    form.resetField('organization')
  }
  const back = () => {
    setProblem(null)
    form.reset(EMPTY)
    restart()
  }
  return { problem, setProblem, secondStep, organizations, refuse, back }
}

type SignIn = { next: string; refusal: SignInProblem | undefined; startPasskey: StartPasskey | null }

export const useSignIn = ({ next, refusal, startPasskey }: SignIn) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const form = useForm<SignInValues>({ resolver: bySchema, defaultValues: EMPTY })
  const { setProblem, refuse, ...steps } = useSteps(form, refusal)
  const { secondStep, organizations } = steps
  const [leaving, setLeaving] = useState(false)
  const [demoRole, setDemoRole] = useState<DemoRole | null>(null)

  const enter = async (credentials: Credentials) => {
    setProblem(null)
    const refused = await send(credentials)
    if (refused === null) return setProblem({ title: t.unreachable, text: t.unreachableAction })
    if (refused !== 'entered') return refuse(refused.code, refused.word(language))
    setLeaving(true)
    // A full page load, so that no cached data of another account survives the sign-in.
    window.location.assign(next)
  }
  const submit = form.handleSubmit(({ email, password, organization = '', code = '' }) =>
    enter({ email, password, organization, code }),
  )
  const { ask, ...passkey } = usePasskeySignIn({
    start: startPasskey,
    inSuggestions: secondStep === null && organizations === null && !leaving,
    onPasskey: (assertion) => {
      const { email, password, organization = '' } = secondStep === null ? EMPTY : form.getValues()
      return enter({ email, password, organization, passkey: JSON.stringify(assertion) })
    },
  })

  const pending = form.formState.isSubmitting || passkey.pending || leaving
  const askPasskey = () => {
    setDemoRole(null)
    void ask()
  }
  const submitTyped = (event: FormEvent<HTMLFormElement>) => {
    setDemoRole(null)
    return submit(event)
  }
  /** Submits the form with a published demo account, so that the same checks apply as to any sign-in. */
  const enterDemo = ({ role, email, password }: DemoAccount) => {
    if (pending) return
    setDemoRole(role)
    form.reset({ ...EMPTY, email, password })
    void submit()
  }
  return {
    ...{ form, submit: submitTyped, ...steps, enterDemo, entering: pending ? demoRole : null, pending },
    passkey: { ...passkey, ask: askPasskey },
  }
}
