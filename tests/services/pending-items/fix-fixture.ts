import type { ReceiveUpload } from '#lib/domain/documents/receive-upload.ts'
import type { Context } from '#lib/services/context.ts'
import { createFixLink } from '#lib/services/pending-items/create-fix-link.ts'
import { identifyFixer } from '#lib/services/pending-items/identify-fixer.ts'
import { BIRTH } from '#tests/services/formalization/formalization-fixture.ts'
import { customer, PIX_ITEM, type ProposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'

type Item = Omit<typeof PIX_ITEM, 'type' | 'code' | 'text'> & {
  type: 'pix_refusal' | 'ted_refusal' | 'invalid_document'
  code: string
  text: string
}

export const DOCUMENT_ITEM: Item = {
  type: 'invalid_document',
  code: 'unreadable_document',
  text: 'Documento ilegível.',
  documentTypes: ['identification_front', 'identification_back'],
}

export const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(200),
  Buffer.from([0xff, 0xd9]),
])

export const fixFixture = async (proposals: ProposalFixture, agent: () => Context) => {
  const { listOpenPendingItems } = await import('#db/queries/pending-items/pending-items.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const { organizationId } = proposals

  const openItems = (proposalId: string) =>
    withTransaction({ organizationId }, (tx) =>
      listOpenPendingItems(tx, { organizationId, proposalIds: [proposalId] }),
    )

  const pending = async (item: Item = { ...PIX_ITEM }) => {
    const { id, documentNumber } = await proposals.create()
    await proposals.bring(id, 'processing')
    await proposals.report(id, 'pending', { pendingItems: [item] })
    const [row] = await openItems(id)
    return { id, documentNumber, itemId: String(row?.id) }
  }

  const linked = async (item?: Item) => {
    const pendingItem = await pending(item)
    const { link, expiresAt } = await createFixLink(agent(), pendingItem)
    return { ...pendingItem, token: link.split('/').at(-1) ?? '', link, expiresAt }
  }

  const identified = async (item?: Item) => {
    const created = await linked(item)
    const { proof } = await identifyFixer(await customer(), { ...created, birthDate: BIRTH })
    return { ...created, proof }
  }

  const photo =
    (type: string, content: Buffer = JPEG): ReceiveUpload =>
    async (_limit, store) => ({
      fields: { type },
      file: {
        filename: 'foto.jpg',
        truncated: false,
        stored: await store(
          (async function* () {
            yield new Uint8Array(content)
          })(),
        ),
      },
    })

  return { pending, linked, identified, photo, openItems }
}
