import { readMultipart } from './read-multipart.ts'
import { uploadDigestOf } from './upload-digest.ts'

/** What an upload contained, as a digest; one that nobody has read flows away first. */
export const contentOfUpload = async (request: Request): Promise<string> => {
  await drainUpload(request)
  return uploadDigestOf(request) ?? 'unreadable'
}

/** Lets an upload that nobody has read flow away, so that its sender hears the answer. */
export const drainUpload = async (request: Request): Promise<void> => {
  if (!request.bodyUsed) await readMultipart(request)(Number.POSITIVE_INFINITY, drain).catch(() => undefined)
}

const drain = async (content: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _ of content);
}
