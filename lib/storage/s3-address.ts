import type { S3Settings } from '#lib/config/document-storage-settings'

/** The address of an object: the bucket is the first part of the path, or of the host's name. */
export const s3Address = (
  { endpoint, bucket, pathStyle }: Pick<S3Settings, 'endpoint' | 'bucket' | 'pathStyle'>,
  key: readonly string[],
): string => {
  const path = key.join('/')
  // Composed as text: the setters of URL leave out silently what they do not accept.
  return new URL(
    pathStyle ? `${endpoint}/${bucket}/${path}` : `${endpoint.replace('://', `://${bucket}.`)}/${path}`,
  ).href
}
