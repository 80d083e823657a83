/** A file received but not yet stored. The caller must keep or discard the file. */
export type StagedDocument = {
  sizeBytes: number
  /** Hexadecimal. */
  sha256: string
  /** The first and the last bytes, at most {@link EDGE_BYTES} each; used to detect the file type. */
  head: Buffer
  tail: Buffer
  /** Not available after `keep` or `discard`. @throws document_storage_unavailable */
  read: () => Promise<Buffer>
  /** Replaces an earlier file; may be called again after an error. @throws document_storage_unavailable */
  keep: (key: string) => Promise<void>
  discard: () => Promise<void>
}

export const EDGE_BYTES = 1024

/** Nothing is stored under the key. */
export class MissingDocument extends Error {
  constructor(key: string) {
    super(`no document is stored as ${key}`)
  }
}

/** Keys are generated (`organization/proposal/digest`), never file names. No key has a partial file. */
export type DocumentStorage = {
  /** @throws document_storage_unavailable, or an error of `content`; neither leaves a file behind */
  stage: (content: AsyncIterable<Uint8Array>) => Promise<StagedDocument>
  /** @throws document_storage_unavailable, or {@link MissingDocument} */
  read: (key: string) => Promise<Buffer>
  /** Ignores a missing document. @throws document_storage_unavailable */
  remove: (key: string) => Promise<void>
}
