import { createHash } from 'node:crypto'
import type { Answer } from './idempotency.ts'

export const withEtag = (answer: Answer, ifNoneMatch: string | null): Answer => {
  const etag = `"${createHash('sha256').update(answer.body).digest('base64url')}"`
  const headers = { 'Cache-Control': 'no-cache', ...answer.headers, ETag: etag }
  if (!isKnown(etag, ifNoneMatch)) return { ...answer, headers }
  const { 'Content-Type': _, ...withoutType } = headers as Record<string, string>
  return { ...answer, status: 304, headers: withoutType, body: '' }
}

// Weak comparison (RFC 9110 section 13.1.2), because a compressing proxy marks tags as weak.
const isKnown = (etag: string, ifNoneMatch: string | null) =>
  (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
