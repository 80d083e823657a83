'use client'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { ConfirmationActions, ConfirmationChoice } from '#lib/client/confirmation.ts'
import { requestPasskey, usePasskeySupport } from '#lib/client/passkeys.ts'
import { runAction } from '#lib/client/run-action.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
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
})

type ConfirmationDialogProps = {
  open: boolean
  onAnswer: (isConfirmed: boolean) => void
  actions: ConfirmationActions
}

export const ConfirmationDialog = ({ open, onAnswer, actions }: ConfirmationDialogProps) => {
  const t = useTexts(TEXTS)
  return (
    <Dialog open={open} onOpenChange={(next) => next || onAnswer(false)} title={t.title} description={t.why}>
      <ConfirmationForm onDone={() => onAnswer(true)} actions={actions} />
    </Dialog>
  )
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
