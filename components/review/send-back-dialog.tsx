'use client'
import { useState } from 'react'
import { useLanguage } from '#components/use-language'
import type { Proposal } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'
import { DOCUMENT_TYPES, type DocumentType } from '#lib/domain/proposals/document-type'
import { TextareaField } from '../fields/textarea-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { documentName } from '../proposals/document-names.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import type { ReviewActions } from './review-actions.ts'

const TEXTS = texts({
  button: ['Devolver', 'Send back'],
  title: ['Devolver para correção?', 'Send back for a correction?'],
  description: (name: string) => [
    `O agente recebe o pedido, e a proposta de ${name} volta sozinha para a fila quando tudo chegar.`,
    `The agent gets the request, and the proposal of ${name} returns to the queue by itself once everything is there.`,
  ],
  what: ['O que o agente deve enviar', 'What the agent must send'],
  newKey: ['Outra chave PIX', 'Another PIX key'],
  newAccount: ['Outra conta', 'Another account'],
  words: ['Recado para o agente', 'Message for the agent'],
  hint: ['Por exemplo: a foto do RG está cortada.', 'For example: the photo of the RG is cut off.'],
  nothing: [
    'Escolha ao menos um documento ou peça outra conta.',
    'Choose at least one document or ask for another account.',
  ],
  noWords: ['Escreva o recado para o agente.', 'Write the message for the agent.'],
})

type SendBackDialogProps = {
  proposal: Proposal
  sendBack: ReviewActions['sendBack']
  onDecided: (proposal: Proposal) => void
  onClose: () => void
  onCloseAutoFocus: (event: Event) => void
}

/** Asks the agent for something before a decision: documents, another account, and why. */
export const SendBackDialog = ({ proposal, sendBack, onDecided, ...close }: SendBackDialogProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const [types, setTypes] = useState<readonly DocumentType[]>([])
  const [newPayment, setNewPayment] = useState(false)
  const [words, setWords] = useState('')
  const confirm = async () => {
    if (types.length === 0 && !newPayment) return t.nothing
    if (words.trim() === '') return t.noWords
    const asked = { id: proposal.id, documentTypes: [...types], newPayment, words }
    const answer = await runAction(sendBack, asked)
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    onDecided(answer.data)
    return undefined
  }
  return (
    <AlertDialog
      open
      confirmsByKeys
      title={t.title}
      description={t.description(proposal.clientName)}
      tone="primary"
      confirmLabel={t.button}
      onConfirm={confirm}
      onOpenChange={(open) => open || close.onClose()}
      onCloseAutoFocus={close.onCloseAutoFocus}
    >
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{t.what}</legend>
        <div className="grid gap-x-4 text-sm sm:grid-cols-2">
          {DOCUMENT_TYPES.map((type) => (
            <Checkbox
              key={type}
              name={type}
              label={documentName(type, language)}
              checked={types.includes(type)}
              onChange={(event) =>
                setTypes(
                  event.currentTarget.checked ? [...types, type] : types.filter((other) => other !== type),
                )
              }
            />
          ))}
          <Checkbox
            name="newPayment"
            label={proposal.payment.type === 'pix' ? t.newKey : t.newAccount}
            checked={newPayment}
            onChange={(event) => setNewPayment(event.currentTarget.checked)}
          />
        </div>
      </fieldset>
      <TextareaField
        className="mt-4"
        label={t.words}
        name="words"
        hint={t.hint}
        rows={2}
        maxLength={500}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </AlertDialog>
  )
}
