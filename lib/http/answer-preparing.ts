import type { IncomingMessage, ServerResponse } from 'node:http'
import { DomainError } from '#lib/domain/errors'
import type { Language } from '#lib/domain/language'
import { failureAnswer } from './failure-answer.ts'
import { handlerRequestOf } from './node-request.ts'
import { frameOf } from './request-frame.ts'
import { WAITING_PAGE_HEADERS, waitingPage } from './waiting-page.ts'

const AGAIN_AFTER_S = 3

const TEXTS: Readonly<Record<Language, { title: string; text: string }>> = {
  'pt-BR': {
    title: 'As telas estão sendo preparadas',
    text: 'Na primeira vez isto leva menos de um minuto. Esta página se recarrega sozinha; a API já atende.',
  },
  en: {
    title: 'The screens are being prepared',
    text: 'The first time, this takes less than a minute. This page reloads by itself; the API answers already.',
  },
}

/** Answers 503 to whoever asks for a page, or signs in, before the screens of this process are built. */
export const answerPreparing = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const frame = frameOf(handlerRequestOf(incoming, 'http://screens'))
  const again = { 'Retry-After': String(AGAIN_AFTER_S) }
  const isForPrograms = incoming.url?.startsWith('/api/')
  const { headers, body } = isForPrograms
    ? failureAnswer(new DomainError('service_unavailable', { headers: again }), frame)
    : { headers: { ...again, ...WAITING_PAGE_HEADERS }, body: preparingPage(frame.language) }
  outgoing.writeHead(503, {
    ...headers,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
  })
  outgoing.end(body)
}

const preparingPage = (language: Language): string =>
  waitingPage({ language, ...TEXTS[language], againAfterSeconds: AGAIN_AFTER_S })
