'use client'
import type { ClientAction } from '#lib/client/answer'
import { useActionForm } from '#lib/client/use-action-form'
import { PasswordField } from '../fields/password-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import type { AlertDialogProps } from '../ui/alert-dialog-props.ts'
import { ProblemCallout } from '../ui/problem-callout.tsx'

const TEXTS = texts({ current: ['Sua senha', 'Your password'] })

type PasswordDialogProps<Data> = Pick<
  AlertDialogProps,
  'title' | 'description' | 'trigger' | 'confirmLabel' | 'tone'
> & {
  action: ClientAction<{ current: string }, Data>
  onDone: (data: Data) => void
}

/** Confirms a change of one's own access with the password. */
export const PasswordDialog = <Data,>({ action, onDone, ...props }: PasswordDialogProps<Data>) => {
  const t = useTexts(TEXTS)
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/own-access')).renewOwnRecoveryCodesCommand.body,
    values: { current: '' },
    action,
    toInput: (values: { current: string }) => values,
    onDone: (data: Data) => {
      form.reset({ current: '' })
      onDone(data)
    },
  })
  return (
    <AlertDialog {...props} onConfirm={confirm} onOpenChange={forgive}>
      <PasswordField label={t.current} error={error('current')} {...form.register('current')} />
      {problem ? <ProblemCallout problem={problem} className="mt-4" /> : null}
    </AlertDialog>
  )
}
