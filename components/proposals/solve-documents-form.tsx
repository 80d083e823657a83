'use client'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '#components/use-language'
import type { Proposal } from '#lib/client/proposals'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { FileField } from '../fields/file-field.tsx'
import { PhotoHints } from '../fields/photo-hints.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { documentName } from './document-names.ts'
import type { ProposalActions } from './proposal-actions.ts'
import { type ChosenFiles, useSendDocuments } from './use-send-documents.ts'

const TEXTS = texts({
  missing: ['Escolha ou fotografe o documento.', 'Choose or photograph the document.'],
  how: [
    'Foto nítida, sem cortes e sem reflexo, com todos os dados legíveis. JPEG, PNG ou PDF de até 10 MB.',
    'A sharp photo, uncut and without glare, all data readable. JPEG, PNG or PDF of up to 10 MB.',
  ],
  send: ['Enviar documentos', 'Send documents'],
})

const ACCEPT = 'image/jpeg,image/png,application/pdf'
const MAX_BYTES = 10 * 1024 * 1024

type SolveDocumentsFormProps = {
  proposal: Proposal
  item: Proposal['pendingItems'][number]
  actions: Pick<ProposalActions, 'solve' | 'upload'>
}

/** Documents that could not be read, photographed or chosen again; sent together. */
export const SolveDocumentsForm = ({ proposal, item, actions }: SolveDocumentsFormProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const [files, setFiles] = useState<ChosenFiles>(new Map())
  const [tried, setTried] = useState(false)
  const { pending, refused, problem, send } = useSendDocuments({ proposal, actions })
  const types = item.documentTypes.length > 0 ? item.documentTypes : ['identification_front']
  const choose = (type: string, file: File | null) => {
    const next = new Map(files)
    if (file) next.set(type, file)
    else next.delete(type)
    setFiles(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (types.every((type) => files.has(type))) void send(files)
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {problem ? <ProblemCallout problem={problem} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {types.map((type) => (
          <div key={type}>
            <FileField
              label={documentName(type, language)}
              name={type}
              accept={ACCEPT}
              maxBytes={MAX_BYTES}
              camera
              pending={pending}
              value={files.get(type) ?? null}
              error={refused.get(type) ?? (tried && !files.has(type) ? t.missing : undefined)}
              onChange={(file) => choose(type, file)}
            />
            <PhotoHints file={files.get(type) ?? null} />
          </div>
        ))}
      </div>
      <p className="text-ink-muted text-sm">{t.how}</p>
      <SubmitButton pending={pending}>{t.send}</SubmitButton>
    </form>
  )
}
