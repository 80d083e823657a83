'use client'
import { Check, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { runAction } from '#lib/client/run-action'
import { type TableChangeActions, type TableChangeDetail, useShowTableChange } from '#lib/client/tables'
import { TextareaField } from '../fields/textarea-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'

const TEXTS = {
  approve: texts({
    button: ['Aprovar', 'Approve'],
    title: ['Aprovar esta mudança?', 'Approve this change?'],
    description: [
      'Vale a partir de agora para novas simulações. As já feitas continuam na versão delas.',
      'It holds from now on for new simulations. Those already made stay on their version.',
    ],
    label: ['Observação', 'Remark'],
    hint: ['Fica no histórico da tabela.', 'It stays in the history of the table.'],
    done: ['Mudança aprovada', 'Change approved'],
    fillIn: ['Escreva uma observação.', 'Write a remark.'],
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
  change: TableChangeDetail
  decision: 'approve' | 'refuse'
  decide: TableChangeActions['decide']
  disabled?: boolean
}

/** One decision of a manager on another's change. */
export const DecideDialog = ({ change, decision, decide, disabled }: DecideDialogProps) => {
  const t = useTexts(TEXTS[decision])
  const show = useShowTableChange()
  const router = useRouter()
  const [reason, setReason] = useState('')
  const approves = decision === 'approve'
  const confirm = async () => {
    if (!approves && reason.trim() === '') return t.fillIn
    const answer = await runAction(decide, { id: change.id, decision, reason })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    show(answer.data)
    announce(t.done)
    // The table's own page was drawn before.
    router.refresh()
    return undefined
  }
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
    >
      <TextareaField
        label={t.label}
        name="reason"
        hint={t.hint}
        optional={approves}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </AlertDialog>
  )
}
