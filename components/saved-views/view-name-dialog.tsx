'use client'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { OpenedDialog } from '#components/ui/opened-dialog.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = texts({
  save: ['Salvar visão', 'Save view'],
  rename: ['Renomear visão', 'Rename view'],
  what: [
    'Guarda os filtros, a ordem e as colunas atuais. Só você vê.',
    'Keeps the present filters, order and columns. Only you see it.',
  ],
  name: ['Nome', 'Name'],
  cancel: ['Cancelar', 'Cancel'],
  keep: ['Salvar', 'Save'],
})

type Values = { name: string }

type ViewNameDialogProps = {
  name: string
  renames: boolean
  onClose: () => void
  onCloseAutoFocus: (event: Event) => void
  onKeep: (name: string) => Promise<ClientProblem | null>
}

const load = async () =>
  (await import('#lib/contracts/saved-views/saved-views.ts')).saveViewCommand.body?.pick({ name: true })

export const ViewNameDialog = ({ name, renames, onClose, onCloseAutoFocus, onKeep }: ViewNameDialogProps) => {
  const t = useTexts(TEXTS)
  const { form, submit, error, pending } = useActionForm<Values, Values, null>({
    schema: load,
    values: { name },
    toInput: (values) => values,
    action: async (values) => {
      const problem = await onKeep(values.name)
      return problem ? { ok: false, problem } : { ok: true, data: null }
    },
    refusedField: () => 'name',
  })
  return (
    <OpenedDialog
      open
      onOpenChange={(open) => open || onClose()}
      onCloseAutoFocus={onCloseAutoFocus}
      title={renames ? t.rename : t.save}
      description={t.what}
    >
      <form noValidate onSubmit={submit} className="space-y-4">
        <TextField autoFocus label={t.name} maxLength={60} error={error('name')} {...form.register('name')} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t.cancel}</Button>
          <SubmitButton pending={pending}>{t.keep}</SubmitButton>
        </div>
      </form>
    </OpenedDialog>
  )
}
