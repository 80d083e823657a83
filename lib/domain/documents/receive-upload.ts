/**
 * What came in: the text fields and the file, kept by whoever stored it; `truncated` when it was larger than
 * allowed.
 */
export type ReceivedUpload<T> = {
  fields: Readonly<Record<string, string>>
  file: { filename: string; kept: T; truncated: boolean } | null
}

/**
 * Lets an upload flow in, its file straight into `store`, at most so many bytes of it. How it travels (a
 * multipart request today) is left to the endpoint.
 * @throws unsupported_media_type or malformed_body
 */
export type ReceiveUpload = <T>(
  maxFileBytes: number,
  store: (content: AsyncIterable<Uint8Array>) => Promise<T>,
) => Promise<ReceivedUpload<T>>
