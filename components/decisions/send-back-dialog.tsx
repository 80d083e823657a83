'use client'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { documentName } from '#components/products/document-names.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { OpenedAlertDialog } from '#components/ui/opened-alert-dialog.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { DOCUMENT_TYPES, type DocumentType } from '#lib/domain/proposals/document-type.ts'
import type { ReviewActions } from './review-actions.ts'

const TEXTS = texts({
  button: ['Pedir correção', 'Ask for a correction'],
  title: ['Pedir correção ao agente?', 'Ask the agent for a correction?'],
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

type SendBackValues = { documentTypes: DocumentType[]; newPayment: boolean; words: string }

const EMPTY_VALUES: SendBackValues = { documentTypes: [], newPayment: false, words: '' }

type SendBackDialogProps = {
  proposal: Proposal
  sendBack: ReviewActions['sendBack']
  onDecided: (proposal: Proposal) => void
  onClose: () => void
  onCloseAutoFocus: (event: Event) => void
}

export const SendBackDialog = ({ proposal, sendBack, onDecided, ...close }: SendBackDialogProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const id = useId()
  const { form, confirm, problem, error } = useActionForm({
    schema: async () => (await import('#lib/contracts/review/send-back.ts')).sendBackProposalCommand.body,
    values: EMPTY_VALUES,
    action: sendBack,
    toInput: (values: SendBackValues) => ({ id: proposal.id, ...values }),
    onDone: onDecided,
  })
  const nothing = error('documentTypes') && t.nothing
  // `documentTypes` is validated together with this field, because one rule covers all checkboxes.
  const whether = form.register('newPayment', { deps: 'documentTypes' })
  return (
    <OpenedAlertDialog
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
      <fieldset aria-describedby={nothing && `${id}-nothing`}>
        <legend className="mb-1.5 font-medium text-sm">{t.what}</legend>
        <div className="grid gap-x-4 text-sm sm:grid-cols-2">
          {DOCUMENT_TYPES.map((type) => (
            <Checkbox
              key={type}
              value={type}
              label={documentName(type, language)}
              {...form.register('documentTypes')}
            />
          ))}
          <Checkbox label={proposal.payment.type === 'pix' ? t.newKey : t.newAccount} {...whether} />
        </div>
        {nothing ? (
          <p id={`${id}-nothing`} className="mt-1.5 flex gap-1.5 text-danger text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {nothing}
          </p>
        ) : null}
      </fieldset>
      <TextareaField
        className="mt-4"
        label={t.words}
        hint={t.hint}
        rows={2}
        maxLength={500}
        error={error('words') && t.noWords}
        {...form.register('words')}
      />
      {problem ? <ProblemCallout problem={problem} className="mt-4" /> : null}
    </OpenedAlertDialog>
  )
}
