'use client'
import { Check, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { type PriceChangeActions, type PriceChangeDetail, useCachePriceChange } from '#lib/client/prices.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = {
  approve: texts({
    button: ['Aprovar', 'Approve'],
    title: ['Aprovar esta mudança?', 'Approve this change?'],
    description: [
      'Vale para novas simulações a partir da aprovação ou da data marcada. As já feitas continuam na versão delas.',
      'It applies to new simulations from the approval or from its day on. Those already made stay on their version.',
    ],
    label: ['Observação', 'Remark'],
    hint: ['Fica no histórico da tabela.', 'It stays in the history of the table.'],
    done: ['Mudança aprovada', 'Change approved'],
    fillIn: ['Confira a observação.', 'Check the remark.'],
  }),
  refuse: texts({
    button: ['Recusar', 'Refuse'],
    title: ['Recusar esta mudança?', 'Refuse this change?'],
    description: [
      'Ela termina aqui; a tabela continua como está. O autor lê o motivo.',
      'It ends here; the table stays as it is. Its author reads the reason.',
    ],
    label: ['Motivo da recusa', 'Reason for the refusal'],
    hint: [
      'Por exemplo: a receita cai demais nos prazos curtos.',
      'For example: revenue falls too much on short terms.',
    ],
    done: ['Mudança recusada', 'Change refused'],
    fillIn: ['Preencha o motivo da recusa.', 'Fill in the reason for the refusal.'],
  }),
}

type DecideDialogProps = {
  change: PriceChangeDetail
  decision: 'approve' | 'refuse'
  decide: PriceChangeActions['decide']
  disabled?: boolean
}

export const DecideDialog = ({ change, decision, decide, disabled }: DecideDialogProps) => {
  const t = useTexts(TEXTS[decision])
  const show = useCachePriceChange()
  const router = useRouter()
  const approves = decision === 'approve'
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/prices/change-price-table.ts')).decidePriceChangeCommand.body,
    values: { reason: '' },
    action: decide,
    toInput: (values: { reason: string }) => ({ id: change.id, decision, ...values }),
    onDone: (decided: PriceChangeDetail) => {
      show(decided)
      announce(t.done)
      // The router may have cached the price table's page with its old state.
      router.refresh()
    },
  })
  return (
    <AlertDialog
      title={t.title}
      description={t.description}
      tone={approves ? 'primary' : 'danger'}
      trigger={
        <Button
          variant={approves ? 'primary' : 'secondary'}
          icon={approves ? <Check /> : <X />}
          disabled={disabled}
        >
          {t.button}
        </Button>
      }
      confirmLabel={t.button}
      onConfirm={confirm}
      onOpenChange={forgive}
    >
      <TextareaField
        label={t.label}
        hint={t.hint}
        optional={approves}
        maxLength={500}
        error={error('reason') && t.fillIn}
        {...form.register('reason')}
      />
      {problem ? <ProblemCallout problem={problem} className="mt-4" /> : null}
    </AlertDialog>
  )
}
