import type { IncomingMessage, ServerResponse } from 'node:http'
import { DomainError } from '#lib/domain/errors'
import type { Language } from '#lib/domain/language'
import { failureAnswer } from './failure-answer.ts'
import { handlerRequestOf } from './node-request.ts'
import { frameOf } from './request-frame.ts'

const AGAIN_AFTER_S = 3

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  // The link of a customer carries a right in its address.
  'Referrer-Policy': 'same-origin',
}

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
    : { headers: { ...again, ...PAGE_HEADERS }, body: preparingPage(frame.language) }
  outgoing.writeHead(503, {
    ...headers,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
  })
  outgoing.end(body)
}

/** It needs nothing but itself: styles and scripts are what is being built. */
const preparingPage = (language: Language): string => {
  const { title, text } = TEXTS[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${AGAIN_AFTER_S}">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f6f5f1; color: #1a1f1e; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; padding: 1.5rem }
h1 { margin: 0 0 .5rem; font-size: 1.375rem }
p { margin: 0 }
@media (prefers-color-scheme: dark) { body { background: #111615; color: #eceae4 } }
</style>
</head>
<body><main role="status"><h1>${title}</h1><p>${text}</p></main></body>
</html>
`
}
