'use client'
import { Controller } from 'react-hook-form'
import { FileField } from '#components/fields/file-field.tsx'
import { PhotoHints } from '#components/fields/photo-hints.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { documentName } from '#components/products/document-names.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
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
