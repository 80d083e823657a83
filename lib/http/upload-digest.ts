const digests = new WeakMap<Request, string>()

/** The digest covers fields, file name and content, but not the multipart boundary. */
export const recordUploadDigest = (request: Request, digest: string): void => {
  digests.set(request, digest)
}

export const uploadDigestOf = (request: Request): string | undefined => digests.get(request)
