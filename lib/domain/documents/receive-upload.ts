/** `truncated` is true if the file was larger than the limit. */
export type ReceivedUpload<T> = {
  fields: Readonly<Record<string, string>>
  file: { filename: string; stored: T; truncated: boolean } | null
}

/** Streams a file into `store`, at most `maxFileBytes`. @throws unsupported_media_type, malformed_body */
export type ReceiveUpload = <T>(
  maxFileBytes: number,
  store: (content: AsyncIterable<Uint8Array>) => Promise<T>,
) => Promise<ReceivedUpload<T>>
