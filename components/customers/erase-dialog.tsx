'use client'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { runAction } from '#lib/client/run-action.ts'
import type { RequestErasure } from '#lib/client/subject-rights.ts'
import type { SubjectReason } from '#lib/domain/personal-data/reveal-reason.ts'
import type { ErasureView } from './erasure-view.ts'
import { KeptRecords } from './kept-records.tsx'

const TEXTS = texts({
  erase: ['Eliminar dados', 'Erase data'],
  ask: ['Eliminar os dados deste cliente?', 'Erase the data of this customer?'],
  goes: (deleted: number, anonymized: number) => [
    `${deleted} registros serão excluídos e ${anonymized} ficarão sem os dados da pessoa. Não há volta.`,
    `${deleted} records will be deleted and ${anonymized} kept without the person. There is no way back.`,
  ],
  second: ['Nada some antes da aprovação de outro gestor.', 'Nothing goes before another manager approves.'],
  send: ['Pedir a eliminação', 'Ask for the erasure'],
  type: (word: string) => [`Escreva ${word} para confirmar`, `Type ${word} to confirm`],
  word: ['ELIMINAR', 'ERASE'],
  mistyped: (word: string) => [`Escreva exatamente ${word}.`, `Type exactly ${word}.`],
  asked: ['Eliminação pedida', 'Erasure asked for'],
})

type EraseDialogProps = {
  customerKey: string
  erasure: ErasureView
  reason: SubjectReason
  request: RequestErasure
  onDone: () => void
}

export const EraseDialog = ({ customerKey, erasure, reason, request, onDone }: EraseDialogProps) => {
  const t = useTexts(TEXTS)
  const [confirmation, setConfirmation] = useState('')
  const [mistyped, setMistyped] = useState(false)
  const confirm = async () => {
    if (confirmation.trim().toUpperCase() !== t.word) {
      setMistyped(true)
      return false
    }
    const answer = await runAction(request, { key: customerKey, reason })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    announce(t.asked)
    onDone()
    return undefined
  }
  return (
    <AlertDialog
      title={t.ask}
      description={`${t.goes(erasure.deleted, erasure.anonymized)} ${t.second}`}
      tone="danger"
      trigger={
        <Button size="small" icon={<Eraser />}>
          {t.erase}
        </Button>
      }
      confirmLabel={t.send}
      onConfirm={confirm}
    >
      <div className="grid gap-4 text-sm">
        <KeptRecords records={erasure.keptRecords} />
        <TextField
          label={t.type(t.word)}
          name="confirmation"
          autoComplete="off"
          value={confirmation}
          onChange={(event) => {
            setConfirmation(event.currentTarget.value)
            setMistyped(false)
          }}
          error={mistyped ? t.mistyped(t.word) : undefined}
        />
      </div>
    </AlertDialog>
  )
}
