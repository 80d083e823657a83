import type { S3Settings } from '#lib/config/document-storage-settings.ts'

/** Returns the address of an object, with the bucket in the path or in the host name. */
export const s3Address = (
  { endpoint, bucket, pathStyle }: Pick<S3Settings, 'endpoint' | 'bucket' | 'pathStyle'>,
  key: readonly string[],
): string => {
  const path = key.join('/')
  // Composed as text, because the setters of URL silently drop what they do not accept.
  return new URL(
    pathStyle ? `${endpoint}/${bucket}/${path}` : `${endpoint.replace('://', `://${bucket}.`)}/${path}`,
  ).href
}
