'use client'
import { useState } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { REVEAL_NOTE_LENGTH } from '#lib/domain/personal-data/reveal-reason.ts'

const TEXTS = texts({
  customer_contact: ['Falar com o cliente', 'Speak with the customer'],
  data_check: ['Conferir os dados', 'Check the data'],
  proposal_analysis: ['Analisar a proposta', 'Analyse the proposal'],
  complaint: ['Atender reclamação ou pedido do cliente', 'Answer a complaint or request'],
  other: ['Outro motivo', 'Another reason'],
  reconciliation: ['Conferência de comissões e pagamentos', 'Reconcile commissions and payouts'],
  institution_request: ['Pedido da instituição', 'Asked for by the institution'],
  legal_request: ['Ordem judicial, regulador ou auditoria', 'Court order, regulator or audit'],
  campaign: ['Contato com a carteira de clientes', 'Contact with our customers'],
  which: ['Qual motivo?', 'Which reason?'],
  short: ['Escreva o motivo em poucas palavras.', 'Write the reason in a few words.'],
  show: ['Continuar', 'Continue'],
  noted: ['Fica registrado com o seu nome.', 'It is recorded with your name.'],
})

type Reason = Exclude<keyof typeof TEXTS, 'which' | 'short' | 'show' | 'noted'>

type ReasonDialogProps<R extends Reason> = {
  title: string
  lasts?: string
  reasons: readonly R[]
  open: boolean
  onChoose: (choice: { reason: R; note?: string } | null) => void
}

const LEAST_LETTERS = 3

export const ReasonDialog = <R extends Reason>(props: ReasonDialogProps<R>) => {
  const { title, lasts, reasons, open, onChoose } = props
  const t = useTexts(TEXTS)
  const names: Readonly<Record<Reason, string>> = t
  const [other, setOther] = useState<R | null>(null)
  const close = (choice: Parameters<typeof onChoose>[0]) => {
    setOther(null)
    onChoose(choice)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close(null)}
      title={title}
      description={[lasts, t.noted].filter(Boolean).join(' ')}
    >
      {other ? (
        <OtherReason onWrite={(note) => close({ reason: other, note })} />
      ) : (
        <ul className="grid gap-2">
          {reasons.map((reason) => (
            <li key={reason}>
              <Button
                className="w-full justify-start"
                onClick={() => (reason === 'other' ? setOther(reason) : close({ reason }))}
              >
                {names[reason]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const OtherReason = ({ onWrite }: { onWrite: (note: string) => void }) => {
  const t = useTexts(TEXTS)
  const [refused, setRefused] = useState(false)
  const submit = (data: FormData) => {
    const note = String(data.get('note')).trim()
    if (note.length < LEAST_LETTERS) setRefused(true)
    else onWrite(note)
  }
  return (
    <form action={submit} className="grid gap-4">
      <TextField
        label={t.which}
        name="note"
        maxLength={REVEAL_NOTE_LENGTH}
        autoComplete="off"
        autoFocus
        error={refused ? t.short : undefined}
      />
      <Button type="submit" variant="primary">
        {t.show}
      </Button>
    </form>
  )
}
