import type { S3Settings } from '#lib/config/document-storage-settings.ts'

export const s3Address = (
  { endpoint, bucket, pathStyle }: Pick<S3Settings, 'endpoint' | 'bucket' | 'pathStyle'>,
  key: readonly string[],
): string => {
  const path = key.join('/')
  // Composes the URL as text, because the setters of URL silently ignore invalid values.
  return new URL(
    pathStyle ? `${endpoint}/${bucket}/${path}` : `${endpoint.replace('://', `://${bucket}.`)}/${path}`,
  ).href
}
