import { readMultipart } from './read-multipart.ts'
import { uploadDigestOf } from './upload-digest.ts'

/** Reads an unread upload to its end first, because the digest is known only then. */
export const contentOfUpload = async (request: Request): Promise<string> => {
  await drainUpload(request)
  return uploadDigestOf(request) ?? 'unreadable'
}

/** Reads an unread upload to its end, so that its sender receives the response. */
export const drainUpload = async (request: Request): Promise<void> => {
  if (!request.bodyUsed) await readMultipart(request)(Number.POSITIVE_INFINITY, drain).catch(() => undefined)
}

const drain = async (content: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _ of content);
}
