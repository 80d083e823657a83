import type { IncomingMessage, ServerResponse } from 'node:http'
import { logger } from '#lib/config/logger.ts'
import type { Language } from '#lib/domain/language.ts'
import type { Answer } from '#lib/http/idempotency.ts'
import { oauthRefusal } from '#lib/http/oauth-endpoint.ts'
import { instanceOf, languageOf, requestIdOf } from '#lib/http/request-frame.ts'
import { handlerRequestOf } from './node-request.ts'
import { OVERLOADED, overloadedAnswer, RETRY_AFTER_S } from './overloaded-answer.ts'
import { preferencesOf } from './person-preferences.ts'
import { WAITING_PAGE_HEADERS, waitingPage } from './waiting-page.ts'

const LOG_EVERY_MS = 10_000
const OAUTH_PATHS = /^\/(?:api\/)?oauth\//

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
    const { lines, body } = refusalOf(incoming, origin)
    outgoing.writeHead(503, lines)
    outgoing.end(body)
  }
}

/** For the API it reads the few headers it needs itself: a handler's request would double the cost. */
const refusalOf = (incoming: IncomingMessage, origin: string): { lines: string[]; body: string } => {
  const { method, url = '/', headers } = incoming
  const requestId = requestIdOf(headers['x-request-id'])
  if (OAUTH_PATHS.test(url)) {
    const request = handlerRequestOf(incoming, origin)
    return withLines(oauthRefusal(OVERLOADED, request, { 'X-Request-Id': requestId }))
  }
  const isForPage = method === 'GET' && (headers.accept ?? '').includes('text/html')
  if (!isForPage) {
    const language = languageOf(headers['accept-language'] ?? null)
    return overloadedAnswer({ language, instance: instanceOf(url), requestId })
  }
  const preferences = preferencesOf(incoming)
  const page = { preferences, ...TEXTS[preferences.language], againAfterSeconds: RETRY_AFTER_S }
  return withLines({
    headers: {
      'Retry-After': String(RETRY_AFTER_S),
      'X-Request-Id': requestId,
      ...WAITING_PAGE_HEADERS,
    },
    body: waitingPage(page),
  })
}

const withLines = ({ headers, body }: Pick<Answer, 'headers' | 'body'>) => {
  const all = {
    ...headers,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
  }
  return { lines: Object.entries(all).flat(), body }
}
