import { readMultipart } from './read-multipart.ts'
import { uploadDigestOf } from './upload-digest.ts'

/** Drains an upload that nobody has read first. */
export const contentOfUpload = async (request: Request): Promise<string> => {
  await drainUpload(request)
  return uploadDigestOf(request) ?? 'unreadable'
}

/** Drains an upload that nobody has read, so that its sender sees the answer. */
export const drainUpload = async (request: Request): Promise<void> => {
  if (!request.bodyUsed) await readMultipart(request)(Number.POSITIVE_INFINITY, drain).catch(() => undefined)
}

const drain = async (content: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _ of content);
}
