/** A file received but not yet stored. Exactly one of `keep` and `discard` must follow. */
export type StagedDocument = {
  sizeBytes: number
  /** Hexadecimal. */
  sha256: string
  /** The first bytes, at most {@link EDGE_BYTES}; they reveal the kind of content. */
  head: Buffer
  /** The last bytes, at most {@link EDGE_BYTES}. */
  tail: Buffer
  /** Reads the content before it is kept or discarded. @throws document_storage_unavailable */
  read: () => Promise<Buffer>
  /**
   * Stores the file durably under the key, replacing an earlier one.
   * @throws document_storage_unavailable; then it may be called again or the file discarded
   */
  keep: (key: string) => Promise<void>
  discard: () => Promise<void>
}

export const EDGE_BYTES = 1024

/** Keys are ours (`organization/proposal/digest`), never a file's name; a key names a whole file or none. */
export type DocumentStorage = {
  /** @throws document_storage_unavailable, or whatever the content threw; then nothing is left */
  stage: (content: AsyncIterable<Uint8Array>) => Promise<StagedDocument>
  /** @throws document_storage_unavailable, or another error for a missing document, which is a bug */
  read: (key: string) => Promise<Buffer>
  /** Deletes a document, if there is one. @throws document_storage_unavailable */
  remove: (key: string) => Promise<void>
}
