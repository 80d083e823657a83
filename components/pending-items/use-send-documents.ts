import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import { contractResolver } from '#lib/client/contract-resolver.ts'
import { focusFirstError } from '#lib/client/focus-first-error.ts'
import { type Proposal, useCacheProposal } from '#lib/client/proposals.ts'
import { runAction } from '#lib/client/run-action.ts'
import type { ProposalActions } from './proposal-actions.ts'

const TEXTS = texts({
  sent: [
    'Documentos enviados. A proposta voltou para a análise.',
    'Documents sent. The proposal is back in analysis.',
  ],
  missing: ['Escolha ou fotografe o documento.', 'Choose or photograph the document.'],
})

type Values = { files: Record<string, File | null> }
type SendDocumentsInput = {
  proposal: Proposal
  types: readonly string[]
  actions: Pick<ProposalActions, 'solve' | 'upload'>
}

/** Placeholder for the document key that the upload returns, because validation requires a key. */
const KEY_TO_COME = '00000000-0000-0000-0000-000000000000'

export const useSendDocuments = ({ proposal, types, actions }: SendDocumentsInput) => {
  const t = useTexts(TEXTS)
  const show = useCacheProposal()
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  // Uploaded files are remembered, so that a retry after a failure does not upload them again.
  const uploadedIds = useRef(new Map<File, string>())
  const solutionOf = (keyOf: (type: string) => string) =>
    ({
      type: 'invalid_document',
      data: { documents: types.map((type) => ({ type, key: keyOf(type) })) },
    }) as const
  const form = useForm<Values>({
    defaultValues: { files: Object.fromEntries(types.map((type) => [type, null])) },
    shouldFocusError: false,
    resolver: contractResolver<Values>(
      async () => (await import('#lib/contracts/fgts/proposal-pending.ts')).solveFgtsPendingItemContract.body,
      {
        toWire: ({ files }) => solutionOf((type) => (files[type] ? KEY_TO_COME : '')),
        fieldOf: (pointer) => `files.${types[Number(pointer.split('/')[3])]}`,
      },
    ),
  })

  const upload = async (type: string, file: File): Promise<string | null> => {
    const documentId = uploadedIds.current.get(file)
    if (documentId) return documentId
    const formData = new FormData()
    formData.set('type', type)
    formData.set('file', file)
    const answer = await runAction(actions.upload, { id: proposal.id, form: formData })
    if (!answer.ok) {
      const { code, detail, nextAction } = answer.problem
      form.setError(`files.${type}`, { type: code, message: `${detail} ${nextAction}` })
      return null
    }
    uploadedIds.current.set(file, answer.data.key)
    return answer.data.key
  }

  const send = async ({ files }: Values, event?: React.BaseSyntheticEvent) => {
    const keys = new Map<string, string>()
    for (const type of types) {
      const file = files[type]
      const key = file ? await upload(type, file) : null
      if (key) keys.set(type, key)
    }
    if (keys.size < types.length) return focusRefused(event)
    const solution = solutionOf((type) => keys.get(type) ?? '')
    const answer = await runAction(actions.solve, { id: proposal.id, ...solution })
    if (!answer.ok) return setProblem(answer.problem)
    show(answer.data)
    announce(t.sent)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    setProblem(null)
    void form.handleSubmit(send, (_errors, refused) => focusRefused(refused))(event)
  }
  const error = (type: string): string | undefined => {
    const fieldError = form.formState.errors.files?.[type]
    return fieldError && (form.getValues('files')[type] ? fieldError.message : t.missing)
  }
  return { form, problem, submit, error, pending: form.formState.isSubmitting }
}

const focusRefused = (event?: React.BaseSyntheticEvent) => {
  if (event?.target instanceof HTMLFormElement) focusFirstError(event.target)
}
