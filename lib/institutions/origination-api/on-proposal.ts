import { FormData } from 'undici'
import { z } from 'zod'
import { digest } from '#lib/config/secrets.ts'
import { PENDING_ITEM_TYPES } from '#lib/domain/proposals/pending-item.ts'
import type { PendingSolution, SignedAmounts, SubmittedDocument } from '#lib/institutions/institution.ts'
import { externalId } from '#lib/institutions/report-fields.ts'
import { callUpstream, codeOf, isSuccess, readAnswer, refusalOf } from './call-upstream.ts'
import { callsOf } from './calls-of.ts'
import type { OpenConnection } from './open-connection.ts'
import type { ProductCalls, UploadedDocument } from './product-calls.ts'
import { productOfProposal } from './submission-product.ts'

/** Succeeds even if the proposal can no longer be canceled, because its events report that. */
export const cancelProposal = async (connection: OpenConnection, id: string): Promise<void> => {
  const calls = await callsOfProposal(connection, id)
  const answer = await callUpstream(connection, { ...calls.cancel(id), key: `cancel:${id}` })
  if (!isSuccess(answer) && codeOf(answer.body) !== 'proposal_not_cancellable') throw refusalOf(answer)
}

/** Does nothing without an open item of the solution's type, because an earlier attempt has solved it. */
export const solvePendingItem = async (
  connection: OpenConnection,
  id: string,
  solution: PendingSolution,
): Promise<void> => {
  const calls = await callsOfProposal(connection, id)
  const item = await openItem(connection, `${calls.path}/${encodeURIComponent(id)}`, solution.type)
  if (!item) return
  // If the item has no id, the key is derived from the solution, so that a retry has the same key.
  const itemId = item.id ?? `${id}:${digestOf(solution)}`
  const call =
    solution.type === 'invalid_document'
      ? calls.solveDocuments(id, await uploadAll(connection, { calls, id, itemId }, solution.documents))
      : await calls.solvePayment({ externalId: id, type: solution.type }, solution.payment)
  const answer = await callUpstream(connection, { ...call, key: `solve:${itemId}` })
  if (!isSuccess(answer) && codeOf(answer.body) !== 'pending_item_not_found') throw refusalOf(answer)
}

const digestOf = (solution: PendingSolution) =>
  digest('pending-solution', JSON.stringify(solution)).slice(0, 22)

export const readSignedAmounts = async (connection: OpenConnection, id: string): Promise<SignedAmounts> => {
  const calls = await callsOfProposal(connection, id)
  const path = `${calls.path}/${encodeURIComponent(id)}`
  const answer = await callUpstream(connection, { method: 'GET', path })
  if (!isSuccess(answer)) throw refusalOf(answer)
  return calls.readAmounts(answer)
}

const callsOfProposal = async (connection: OpenConnection, id: string): Promise<ProductCalls> =>
  callsOf(await productOfProposal(connection, id))

const itemSchema = z.object({ id: externalId.nullish(), type: z.enum(PENDING_ITEM_TYPES) })
const itemsSchema = z.object({ data: z.array(z.unknown()).max(50) })

const openItem = async (connection: OpenConnection, path: string, type: PendingSolution['type']) => {
  const answer = await callUpstream(connection, { method: 'GET', path: `${path}/pendency` })
  if (!isSuccess(answer)) throw refusalOf(answer)
  const items = readAnswer(itemsSchema, answer).data.map((item) => itemSchema.safeParse(item).data)
  return items.find((item) => item?.type === type)
}

type Upload = { calls: ProductCalls; id: string; itemId: string }

const uploadAll = async (
  connection: OpenConnection,
  upload: Upload,
  documents: readonly SubmittedDocument[],
): Promise<UploadedDocument[]> => {
  const uploaded: UploadedDocument[] = []
  for (const document of documents) uploaded.push(await uploadOne(connection, upload, document))
  return uploaded
}

const uploadedSchema = z.object({ key: z.string().min(1).max(200) })

const uploadOne = async (
  connection: OpenConnection,
  { calls, id, itemId }: Upload,
  { type, sha256, filename, contentType, read }: SubmittedDocument,
): Promise<UploadedDocument> => {
  const form = new FormData()
  form.set('type', type)
  form.set('file', new Blob([new Uint8Array(await read())], { type: contentType }), filename)
  const answer = await callUpstream(connection, {
    method: 'POST',
    path: `${calls.path}/${encodeURIComponent(id)}/document`,
    form,
    key: `document:${itemId}:${type}:${sha256}`,
  })
  if (!isSuccess(answer)) throw refusalOf(answer)
  return { type, key: readAnswer(uploadedSchema, answer).key }
}
