const digests = new WeakMap<Request, string>()

/**
 * Notes the digest of what an upload contained: its fields, the file's name and content, whatever separated
 * them on the way.
 */
export const recordUploadDigest = (request: Request, digest: string): void => {
  digests.set(request, digest)
}

/** The digest of an upload that was read to its end. */
export const uploadDigestOf = (request: Request): string | undefined => digests.get(request)
