'use client'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { OpenedAlertDialog } from '#components/ui/opened-alert-dialog.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Consult, type RevokeConsent, useRefetchConsults } from '#lib/client/clt.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { REVOCATION_CHANNELS } from '#lib/domain/clt/revocation-channels.ts'
import { textIn } from '#lib/domain/language.ts'

const TEXTS = texts({
  title: ['O cliente revogou a autorização?', 'Did the customer revoke the consent?'],
  consequence: [
    'Vale a partir de agora e não volta: nada mais é consultado nem simulado com este termo, e a instituição é avisada. Um contrato já assinado continua valendo.',
    'It takes effect now and is final: nothing more is queried or simulated with this term, and the institution is told. A contract already signed stays.',
  ],
  how: ['Como o cliente pediu', 'How the customer asked'],
  select: ['Selecione', 'Select'],
  chooseHow: ['Escolha como o cliente pediu.', 'Choose how the customer asked.'],
  confirm: ['Registrar revogação', 'Record the revocation'],
  done: ['Revogação registrada', 'Revocation recorded'],
})

const UNANSWERED = { channel: '' }

export type RevokeQuestionProps = {
  consult: Consult
  revoke: RevokeConsent
  open: boolean
  onOpenChange: (open: boolean) => void
  onCloseAutoFocus: (event: Event) => void
}

export const RevokeQuestion = ({ consult, revoke, open, ...props }: RevokeQuestionProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const refetch = useRefetchConsults()
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/clt/consult-revoke.ts')).recordCltRevocationCommand.body,
    values: UNANSWERED,
    action: revoke,
    toInput: (values: typeof UNANSWERED) => ({ id: consult.id, ...values }),
    onDone: () => {
      refetch()
      announce(t.done)
    },
  })
  return (
    <OpenedAlertDialog
      open={open}
      title={t.title}
      description={t.consequence}
      confirmLabel={t.confirm}
      onConfirm={confirm}
      onOpenChange={(next) => {
        forgive()
        props.onOpenChange(next)
      }}
      onCloseAutoFocus={props.onCloseAutoFocus}
    >
      <div className="space-y-4">
        <SelectField
          label={t.how}
          placeholder={t.select}
          options={REVOCATION_CHANNELS.map(({ value, label }) => ({ value, label: textIn(label, language) }))}
          error={error('channel') && t.chooseHow}
          {...form.register('channel')}
        />
        {problem ? <ProblemCallout problem={problem} /> : null}
      </div>
    </OpenedAlertDialog>
  )
}
