import { useRef, useState } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import { type Proposal, useShowProposal } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { announce } from '../ui/announce.ts'
import type { ProposalActions } from './proposal-actions.ts'

const TEXTS = texts({
  sent: [
    'Documentos enviados. A proposta voltou para a análise.',
    'Documents sent. The proposal is back in analysis.',
  ],
})

type Uploaded = { type: string; key: string }
type Sending = { proposal: Proposal; actions: Pick<ProposalActions, 'solve' | 'upload'> }

/** One chosen file per document type. */
export type ChosenFiles = ReadonlyMap<string, File>

/** Uploads documents one after the other and then solves the pending item with them. */
export const useSendDocuments = ({ proposal, actions }: Sending) => {
  const t = useTexts(TEXTS)
  const show = useShowProposal()
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  // What has arrived is not sent twice over a slow line when another file, or the last step, fails.
  const arrived = useRef(new Map<File, Uploaded>())

  const upload = async (type: string, file: File): Promise<Uploaded | null> => {
    const known = arrived.current.get(file)
    if (known) return known
    const form = new FormData()
    form.set('type', type)
    form.set('file', file)
    const answer = await runAction(actions.upload, { id: proposal.id, form })
    if (!answer.ok) {
      const { detail, nextAction } = answer.problem
      setRefused((before) => new Map(before).set(type, `${detail} ${nextAction}`))
      return null
    }
    const document = { type, key: answer.data.key }
    arrived.current.set(file, document)
    return document
  }

  const sendAll = async (files: ChosenFiles) => {
    const documents: Uploaded[] = []
    for (const [type, file] of files) {
      const document = await upload(type, file)
      if (document) documents.push(document)
    }
    if (documents.length < files.size) return
    const solution = { id: proposal.id, type: 'invalid_document', data: { documents } } as const
    const answer = await runAction(actions.solve, solution)
    if (!answer.ok) return setProblem(answer.problem)
    show(answer.data)
    announce(t.sent)
  }

  const send = async (files: ChosenFiles) => {
    if (pending) return
    setProblem(null)
    setRefused(new Map())
    setPending(true)
    await sendAll(files).finally(() => setPending(false))
  }
  return { pending, refused, problem, send }
}
