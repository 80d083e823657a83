import type { IncomingMessage, ServerResponse } from 'node:http'
import { DomainError } from '#lib/domain/errors.ts'
import type { Language } from '#lib/domain/language.ts'
import { failureAnswer } from '#lib/http/failure-answer.ts'
import { frameOf } from '#lib/http/request-frame.ts'
import { handlerRequestOf } from './node-request.ts'
import { preferencesOf } from './person-preferences.ts'
import { WAITING_PAGE_HEADERS, waitingPage } from './waiting-page.ts'

export type WaitingReason = {
  againAfterSeconds: number
  texts: Readonly<Record<Language, { title: string; text: string }>>
}

export const answerWaiting = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { againAfterSeconds, texts }: WaitingReason,
): void => {
  const frame = frameOf(handlerRequestOf(incoming, 'http://screens'))
  const again = { 'Retry-After': String(againAfterSeconds) }
  const preferences = preferencesOf(incoming)
  const page = { preferences, ...texts[preferences.language], againAfterSeconds }
  const { headers, body } = incoming.url?.startsWith('/api/')
    ? failureAnswer(new DomainError('service_unavailable', { headers: again }), frame)
    : { headers: { ...again, ...WAITING_PAGE_HEADERS }, body: waitingPage(page) }
  outgoing.writeHead(503, {
    ...headers,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
  })
  outgoing.end(body)
}
