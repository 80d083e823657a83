import type { IncomingMessage, ServerResponse } from 'node:http'
import { logger } from '#lib/config/logger.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Language } from '#lib/domain/language.ts'
import { failureAnswer } from '#lib/http/failure-answer.ts'
import type { Answer } from '#lib/http/idempotency.ts'
import { oauthRefusal } from '#lib/http/oauth-endpoint.ts'
import { frameOf } from '#lib/http/request-frame.ts'
import { handlerRequestOf } from './node-request.ts'
import { WAITING_PAGE_HEADERS, waitingPage } from './waiting-page.ts'

const AGAIN_AFTER_S = 2
const LOG_EVERY_MS = 10_000

const TEXTS: Readonly<Record<Language, { title: string; text: string }>> = {
  'pt-BR': {
    title: 'Muitos acessos neste momento',
    text: 'O sistema está atendendo todos em ordem. Esta página tenta de novo sozinha em instantes; nada do que você fez se perdeu.',
  },
  en: {
    title: 'Many people at this moment',
    text: 'Everybody is served in order. This page tries again by itself in a moment; nothing you did is lost.',
  },
}

/** Shared by all answers: another error object with its stack costs as much as the rest of an answer. */
const FAILURE = new DomainError('service_unavailable', { retryAfterSeconds: AGAIN_AFTER_S })

/** Answers 503 with Retry-After in the format the client reads. Only a count is logged. */
export const answerOverloadedOf = (origin: string) => {
  let count = 0
  let loggedAt = Number.NEGATIVE_INFINITY
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    count += 1
    if (performance.now() - loggedAt > LOG_EVERY_MS) {
      loggedAt = performance.now()
      logger.warn({ refused: count }, 'more requests than can be served: the rest is refused for a moment')
      count = 0
    }
    const { headers, body } = refusalOf(incoming, origin)
    outgoing.writeHead(503, {
      ...headers,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Content-Length': String(Buffer.byteLength(body)),
    })
    outgoing.end(body)
  }
}

const refusalOf = (incoming: IncomingMessage, origin: string): Pick<Answer, 'headers' | 'body'> => {
  const request = handlerRequestOf(incoming, origin)
  const frame = frameOf(request)
  const id = { 'X-Request-Id': frame.requestId }
  if (/^\/(?:api\/)?oauth\//.test(incoming.url ?? '')) return oauthRefusal(FAILURE, request, id)
  const isForPage = incoming.method === 'GET' && (incoming.headers.accept ?? '').includes('text/html')
  if (!isForPage) {
    const { headers, body } = failureAnswer(FAILURE, frame)
    return { headers: { ...headers, ...id }, body }
  }
  const page = { language: frame.language, ...TEXTS[frame.language], againAfterSeconds: AGAIN_AFTER_S }
  return {
    headers: { 'Retry-After': String(AGAIN_AFTER_S), ...id, ...WAITING_PAGE_HEADERS },
    body: waitingPage(page),
  }
}
