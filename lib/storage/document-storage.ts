/** A file received but not yet kept. Exactly one of `keep` and `discard` must follow. */
export type StagedDocument = {
  sizeBytes: number
  /** SHA-256 of the content, hexadecimal. */
  sha256: string
  /** The first bytes, at most {@link EDGE_BYTES}: the kind of the content can be recognised by them. */
  head: Buffer
  /** The last bytes, at most {@link EDGE_BYTES}. */
  tail: Buffer
  /** The whole content, before it is kept or discarded. @throws document_storage_unavailable */
  read: () => Promise<Buffer>
  /**
   * Keeps the file under the key, durably; the same key again replaces it.
   * @throws document_storage_unavailable; then it may be called again or the file discarded
   */
  keep: (key: string) => Promise<void>
  discard: () => Promise<void>
}

export const EDGE_BYTES = 1024

/**
 * Where documents lie. Keys are made by us, `organization/proposal/digest`, never from a file's name. A
 * stream is written as it comes, so that memory does not grow with the file. A key names a whole file or
 * none, whatever happens meanwhile.
 */
export type DocumentStorage = {
  /** @throws document_storage_unavailable, or whatever the content threw; then nothing is left */
  stage: (content: AsyncIterable<Uint8Array>) => Promise<StagedDocument>
  /**
   * The whole content.
   * @throws document_storage_unavailable; that there is no such document is a fault of ours
   */
  read: (key: string) => Promise<Buffer>
  /** Deletes a document; one that is not there is as good. @throws document_storage_unavailable */
  remove: (key: string) => Promise<void>
}
