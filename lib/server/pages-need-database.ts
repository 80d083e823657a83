import type { IncomingMessage, ServerResponse } from 'node:http'
import { databaseAnswers, databaseFailures, isDatabaseReady } from '#db/pool.ts'
import { answerWaiting, type WaitingReason } from './answer-waiting.ts'

const AWAY: WaitingReason = {
  againAfterSeconds: 2,
  texts: {
    'pt-BR': {
      title: 'Voltamos em instantes',
      text: 'O banco de dados não responde neste momento. Esta página tenta de novo sozinha; nada do que foi gravado se perdeu.',
    },
    en: {
      title: 'Back in a moment',
      text: 'The database does not answer right now. This page tries again by itself; nothing that was saved is lost.',
    },
  },
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Sends the waiting page while the database is down. It also replaces a page that failed because of the
 * database, unless a part of that page has been sent.
 */
export const withDatabase =
  (serve: Serve): Serve =>
  (request, response) => {
    if (request.method !== 'GET') return serve(request, response)
    const serveGuarded = () => {
      replaceFailure(request, response)
      serve(request, response)
    }
    if (isDatabaseReady()) return serveGuarded()
    void databaseAnswers().then((answers) =>
      answers ? serveGuarded() : answerWaiting(request, response, AWAY),
    )
  }

const replaceFailure = (request: IncomingMessage, response: ServerResponse): void => {
  const { write, writeHead, end } = response
  const failuresBefore = databaseFailures()
  let isReplaced = false
  const replaces = (status: number): boolean => {
    const isDatabaseFine = databaseFailures() === failuresBefore && isDatabaseReady()
    if (isReplaced || response.headersSent || status !== 500 || isDatabaseFine) return isReplaced
    isReplaced = true
    Object.assign(response, { writeHead, end })
    for (const name of response.getHeaderNames())
      if (!KEPT_HEADERS.includes(name)) response.removeHeader(name)
    answerWaiting(request, response, AWAY)
    Object.assign(response, { end: () => response })
    return true
  }
  const guarded = {
    writeHead: (...args: Parameters<typeof writeHead>) =>
      replaces(args[0]) ? response : Reflect.apply(writeHead, response, args),
    write: (...args: Parameters<typeof write>) =>
      replaces(response.statusCode) || Reflect.apply(write, response, args),
    end: (...args: Parameters<typeof end>) =>
      replaces(response.statusCode) ? response : Reflect.apply(end, response, args),
  }
  Object.assign(response, guarded)
}

const KEPT_HEADERS = ['x-request-id']
