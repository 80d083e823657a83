'use client'
import { PasswordField } from '#components/fields/password-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import type { AlertDialogProps } from '#components/ui/alert-dialog-props.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientAction } from '#lib/client/answer.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = texts({ current: ['Sua senha', 'Your password'] })

type PasswordDialogProps<Data> = Pick<
  AlertDialogProps,
  'title' | 'description' | 'trigger' | 'confirmLabel' | 'tone'
> & {
  byProvider: boolean
  action: ClientAction<{ current?: string | undefined }, Data>
  onDone: (data: Data) => void
}

export const PasswordDialog = <Data,>({
  byProvider,
  action,
  onDone,
  ...props
}: PasswordDialogProps<Data>) => {
  const t = useTexts(TEXTS)
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/people/own-access.ts')).renewOwnRecoveryCodesCommand.body,
    values: { current: '' },
    action,
    toInput: (values: { current: string }) => (byProvider ? {} : values),
    onDone: (data: Data) => {
      form.reset({ current: '' })
      onDone(data)
    },
  })
  return (
    <AlertDialog {...props} onConfirm={confirm} onOpenChange={forgive}>
      {byProvider ? null : (
        <PasswordField label={t.current} error={error('current')} {...form.register('current')} />
      )}
      {problem ? <ProblemCallout problem={problem} className="mt-4" /> : null}
    </AlertDialog>
  )
}
