import { instantOf } from '#lib/config/clock.ts'
import { digest, sameText } from '#lib/config/secrets.ts'
import type { AuditBreak } from '#lib/domain/access/audit-breaks.ts'
import type { SignedPosition } from '#lib/domain/access/audit-chain.ts'
import { auditAnchorsKey, readAuditAnchorsFile } from '#lib/storage/audit-anchors.ts'
import { fileStorage } from '#lib/storage/stored-documents.ts'

/** `signature` can only be computed with APP_SECRET. */
type AnchorLine = { position: number; hash: string; at: string; signature: string }

export type SignedAnchor = SignedPosition & { at: Date; signature: string }

export type AuditAnchors = {
  /** Lines before the first invalid signature, in order. */
  signed: readonly SignedAnchor[]
  broken?: AuditBreak
}

/** Reads the anchors, which lie outside the database. @throws document_storage_unavailable */
export const readAuditAnchors = async (organizationId: string): Promise<AuditAnchors> => {
  const signed: SignedAnchor[] = []
  const file = (await readAuditAnchorsFile(organizationId))?.toString('utf8') ?? ''
  for (const text of file.split('\n').filter((line) => line !== '')) {
    const line = anchorIn(text)
    const before = signed.at(-1)
    const expected = line && signatureOf(organizationId, before, line)
    if (!line || !expected || !sameText(line.signature, expected))
      return { signed, broken: { position: (before?.position ?? 0) + 1, what: 'anchor_changed' } }
    const { position, hash, at, signature } = line
    signed.push({ position, hash: Buffer.from(hash, 'hex'), at: instantOf(at), signature })
  }
  return { signed }
}

/** @throws document_storage_unavailable */
export const addAuditAnchor = async (
  organizationId: string,
  before: readonly SignedAnchor[],
  { position, hash, at }: SignedPosition & { at: Date },
): Promise<readonly SignedAnchor[]> => {
  const unsigned = { position, hash: hash.toString('hex'), at: at.toISOString() }
  const signature = signatureOf(organizationId, before.at(-1), unsigned)
  const signed = [...before, { position, hash, at, signature }]
  const content = Buffer.from(signed.map((each) => `${JSON.stringify(lineOf(each))}\n`).join(''))
  const staged = await fileStorage().stage(once(content))
  try {
    await staged.keep(auditAnchorsKey(organizationId))
  } finally {
    await staged.discard()
  }
  return signed
}

/** Covers previous signature and organization too: no line can be moved, or removed before another. */
const signatureOf = (
  organizationId: string,
  before: SignedAnchor | undefined,
  { position, hash, at }: Omit<AnchorLine, 'signature'>,
) => digest('audit-anchor', [before?.signature ?? '', organizationId, position, hash, at].join(' '))

const lineOf = ({ position, hash, at, signature }: SignedAnchor): AnchorLine => ({
  position,
  hash: hash.toString('hex'),
  at: at.toISOString(),
  signature,
})

const anchorIn = (text: string): AnchorLine | undefined => {
  try {
    const { position, hash, at, signature } = JSON.parse(text)
    const isAnchor =
      Number.isSafeInteger(position) && [hash, at, signature].every((value) => typeof value === 'string')
    return isAnchor ? { position, hash, at, signature } : undefined
  } catch {
    return undefined
  }
}

async function* once(content: Buffer) {
  yield content
}
