'use client'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Dialog } from '#components/ui/dialog.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { ConfirmationActions, ConfirmationChoice } from '#lib/client/confirmation.ts'
import { requestPasskey, usePasskeySupport } from '#lib/client/passkeys.ts'
import { runAction } from '#lib/client/run-action.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { providerSignInPath } from '#lib/domain/access/identity-provider.ts'
import { CONFIRMATION_MINUTES } from '#lib/domain/access/passkey.ts'

const TEXTS = texts({
  title: ['Confirme que é você', 'Confirm that it is you'],
  why: [
    `Para isto, a segunda etapa vale por ${CONFIRMATION_MINUTES} minutos.`,
    `For this, the second step counts for ${CONFIRMATION_MINUTES} minutes.`,
  ],
  passkey: ['Usar chave de acesso', 'Use a passkey'],
  code: ['Código de verificação', 'Verification code'],
  codeHint: ['O do aplicativo ou um de recuperação.', 'Of the app, or a recovery code.'],
  recovery: ['Código de recuperação', 'Recovery code'],
  confirm: ['Confirmar', 'Confirm'],
  whyProvider: [
    `Para isto, a entrada pela organização vale por ${CONFIRMATION_MINUTES} minutos.`,
    `For this, the sign-in through the organization counts for ${CONFIRMATION_MINUTES} minutes.`,
  ],
  howProvider: [
    'O login abre em outra aba. Depois de entrar nela, volte aqui: nada do que você escreveu se perde.',
    'The sign-in opens in another tab. After signing in there, come back here: nothing that you typed is lost.',
  ],
  openProvider: ['Abrir o login da organização', "Open the organization's sign-in"],
  goOn: ['Já entrei, continuar', 'I have signed in, go on'],
  early: [
    'Ainda não recebemos a sua entrada. Entre na outra aba e volte aqui.',
    'Your sign-in has not reached us yet. Sign in in the other tab and come back here.',
  ],
})

type ConfirmationDialogProps = {
  open: boolean
  code: string
  onAnswer: (isConfirmed: boolean) => void
  actions: ConfirmationActions
}

export const ConfirmationDialog = ({ open, code, onAnswer, actions }: ConfirmationDialogProps) => {
  const t = useTexts(TEXTS)
  const byProvider = code === 'sign_in_stale'
  const Confirmation = byProvider ? ProviderConfirmation : ConfirmationForm
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onAnswer(false)}
      title={t.title}
      description={byProvider ? t.whyProvider : t.why}
    >
      <Confirmation onDone={() => onAnswer(true)} actions={actions} />
    </Dialog>
  )
}

/** Opens the provider in another tab, because leaving this page would lose the input typed here. */
const ProviderConfirmation = ({ onDone, actions: { start } }: ConfirmationFormProps) => {
  const t = useTexts(TEXTS)
  const { alias, problem, isEarly, goOn } = useProviderConfirmation(start, onDone)
  return (
    <div className="grid gap-4" aria-busy={alias === null && problem === null}>
      {problem ? <ProblemCallout problem={problem} /> : null}
      <p className="text-sm">{t.howProvider}</p>
      {alias === null ? null : (
        <a
          href={providerSignInPath(alias, '/confirmed', { isFresh: true })}
          target="_blank"
          rel="noopener"
          className={buttonClasses({ variant: 'primary', full: true })}
        >
          {t.openProvider}
        </a>
      )}
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {isEarly ? t.early : null}
      </p>
      <Button full onClick={() => void goOn()}>
        {t.goOn}
      </Button>
    </div>
  )
}

const useProviderConfirmation = (start: ConfirmationActions['start'], onDone: () => void) => {
  const [alias, setAlias] = useState<string | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [isEarly, setIsEarly] = useState(false)
  const check = async () => {
    const answer = await runAction(start, {})
    setProblem(answer.ok ? null : answer.problem)
    if (!answer.ok) return false
    setAlias(answer.data.provider?.alias ?? null)
    const isProven = answer.data.provider?.isRecent === true
    if (isProven) onDone()
    return isProven
  }
  const checkAgain = useEffectEvent(() => void check())
  useEffect(() => {
    const onReturn = () => document.hidden || checkAgain()
    onReturn()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])
  const goOn = async () => setIsEarly(!(await check()))
  return { alias, problem, isEarly, goOn }
}

type ConfirmationFormProps = { onDone: () => void; actions: ConfirmationActions }

const ConfirmationForm = ({ onDone, actions }: ConfirmationFormProps) => {
  const t = useTexts(TEXTS)
  const {
    choice,
    problem: refusal,
    pending: asking,
    confirmByPasskey,
  } = usePasskeyConfirmation(actions, onDone)
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/access/passkey.ts')).confirmOwnIdentityCommand.body,
    values: { code: '' },
    action: actions.confirm,
    toInput: (values: { code: string }) => values,
    onDone,
  })
  const shown = refusal ?? problem
  const offersPasskey = usePasskeySupport() && Boolean(choice?.passkey)
  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-busy={choice === null}>
      {shown ? <ProblemCallout problem={shown} /> : null}
      {offersPasskey ? (
        <Button
          variant="primary"
          full
          icon={<KeyRound />}
          autoFocus
          pending={asking}
          onClick={confirmByPasskey}
        >
          {t.passkey}
        </Button>
      ) : null}
      <TextField
        label={choice?.hasApp === false ? t.recovery : t.code}
        hint={choice?.hasApp === false ? undefined : t.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error('code')}
        {...form.register('code')}
      />
      <Button type="submit" variant={offersPasskey ? 'secondary' : 'primary'} full pending={pending}>
        {t.confirm}
      </Button>
    </form>
  )
}

/** Requests a new challenge for each attempt, because a challenge can be used only once. */
const usePasskeyConfirmation = ({ start, confirm }: ConfirmationActions, onDone: () => void) => {
  const [choice, setChoice] = useState<ConfirmationChoice | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [pending, setPending] = useState(false)
  useEffect(() => {
    void runAction(start, {}).then((answer) => {
      if (answer.ok) setChoice(answer.data)
      else setProblem(answer.problem)
    })
  }, [start])
  const confirmByPasskey = async () => {
    setPending(true)
    setProblem(null)
    const request = await runAction(start, {})
    if (!request.ok) setProblem(request.problem)
    const passkey = request.ok && request.data.passkey ? await requestPasskey(request.data.passkey) : null
    const answer = passkey ? await runAction(confirm, { passkey }) : null
    if (answer?.ok) onDone()
    else if (answer) setProblem(answer.problem)
    setPending(false)
  }
  return { choice, problem, pending, confirmByPasskey }
}
