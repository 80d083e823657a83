'use client'
import { Controller } from 'react-hook-form'
import { documentName } from '#components/products/document-names.ts'
import { ProblemCallout } from '#components/ui/problem-callout'
import { useLanguage } from '#components/use-language'
import type { Proposal } from '#lib/client/proposals'
import { FileField } from '../fields/file-field.tsx'
import { PhotoHints } from '../fields/photo-hints.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { DOCUMENT_FILE } from './document-file.ts'
import type { ProposalActions } from './proposal-actions.ts'
import { useSendDocuments } from './use-send-documents.ts'

const TEXTS = texts({
  how: [
    'Foto nítida, sem cortes e sem reflexo, com todos os dados legíveis. JPEG, PNG ou PDF de até 10 MB.',
    'A sharp photo, uncut and without glare, all data readable. JPEG, PNG or PDF of up to 10 MB.',
  ],
  send: ['Enviar documentos', 'Send documents'],
})

const USUAL_TYPES = ['identification_front']

type SolveDocumentsFormProps = {
  proposal: Proposal
  item: Proposal['pendingItems'][number]
  actions: Pick<ProposalActions, 'solve' | 'upload'>
}

export const SolveDocumentsForm = ({ proposal, item, actions }: SolveDocumentsFormProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const types = item.documentTypes.length > 0 ? item.documentTypes : USUAL_TYPES
  const { form, problem, submit, error, pending } = useSendDocuments({ proposal, types, actions })
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {problem ? <ProblemCallout problem={problem} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {types.map((type) => (
          <Controller
            key={type}
            control={form.control}
            name={`files.${type}`}
            render={({ field }) => (
              <div>
                <FileField
                  {...field}
                  label={documentName(type, language)}
                  {...DOCUMENT_FILE}
                  camera
                  pending={pending}
                  error={error(type)}
                />
                <PhotoHints file={field.value} />
              </div>
            )}
          />
        ))}
      </div>
      <p className="text-ink-muted text-sm">{t.how}</p>
      <SubmitButton pending={pending}>{t.send}</SubmitButton>
    </form>
  )
}
