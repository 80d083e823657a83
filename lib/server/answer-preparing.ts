import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDatabaseReady } from '#db/pool.ts'
import { now } from '#lib/config/clock.ts'
import { getEnv } from '#lib/config/env.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import { failureAnswer } from '#lib/http/failure-answer.ts'
import { frameOf } from '#lib/http/request-frame.ts'
import { handlerRequestOf } from './node-request.ts'
import { newNonce } from './page-headers.ts'
import { preferencesOf } from './person-preferences.ts'
import { preparingPage } from './preparing-page.ts'
import { PROGRESS_PATH } from './preparing-script.ts'
import { readyParts } from './ready-parts.ts'
import type { ScreenPhase, ScreensProgress } from './screens-progress.ts'
import { scriptedPageHeaders } from './waiting-page.ts'

type ProgressAt = (at: Date) => ScreensProgress

const STAGES: Readonly<Record<ScreenPhase, Text>> = {
  compile: { pt: 'construindo as telas', en: 'building the screens' },
  pages: { pt: 'montando as páginas', en: 'assembling the pages' },
  compress: { pt: 'compactando os arquivos', en: 'compressing the files' },
  open: { pt: 'abrindo as telas', en: 'opening the screens' },
}

const DONE: Text = { pt: 'Pronto', en: 'Done' }

/** Bounds of the `Retry-After` header, in seconds. */
const RETRY_SECONDS = { least: 2, most: 60 }

/** Pages of app/(customer), whose links customers get from an agent or an API client. */
const CUSTOMER_PATHS = /^\/(?:consent|evidence|fix|formalization|offer)(?:[/?]|$)/

export const answerPreparing = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  progressAt: ProgressAt,
): void => {
  const progress = progressAt(now())
  const again = { 'Retry-After': retryAfter(progress) }
  const { headers, body } = isForPage(incoming) ? pageAnswer(incoming, progress) : problemAnswer(incoming)
  outgoing.writeHead(503, {
    ...headers,
    ...again,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
  })
  outgoing.end(body)
}

/** Returns false unless the request asks for the progress. `progressAt` is undefined once pages are ready. */
export const answerProgress = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  progressAt: ProgressAt | undefined,
): boolean => {
  if (incoming.url?.split('?', 1)[0] !== PROGRESS_PATH) return false
  const body = JSON.stringify(progressBody(preferencesOf(incoming).language, progressAt?.(now())))
  outgoing.writeHead(200, {
    'Content-Type': 'application/json',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
  })
  outgoing.end(body)
  return true
}

const progressBody = (language: Language, progress: ScreensProgress | undefined) =>
  progress === undefined
    ? { ready: true, percent: 100, stage: textIn(DONE, language), parts: [] }
    : {
        ready: false,
        percent: percentOf(progress),
        stage: stageText(progress, language),
        parts: readyParts(getEnv(), isDatabaseReady(), language).map(({ id, isReady, state }) => ({
          id,
          isReady,
          state,
        })),
      }

/** A browser that opens a page accepts HTML. Scripts, images and API clients do not ask for HTML. */
const isForPage = ({ url, headers }: IncomingMessage): boolean =>
  !url?.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

const pageAnswer = (incoming: IncomingMessage, progress: ScreensProgress) => {
  const preferences = preferencesOf(incoming)
  const nonce = newNonce()
  const body = preparingPage({
    preferences,
    nonce,
    percent: percentOf(progress),
    stage: stageText(progress, preferences.language),
    parts: readyParts(getEnv(), isDatabaseReady(), preferences.language),
    isForCustomer: CUSTOMER_PATHS.test(incoming.url ?? '/'),
    answersForm: incoming.method === 'POST',
  })
  return { headers: scriptedPageHeaders(nonce), body }
}

const problemAnswer = (incoming: IncomingMessage) => {
  const frame = frameOf(handlerRequestOf(incoming, getEnv().ORIGIN))
  return failureAnswer(new DomainError('service_unavailable'), frame)
}

const percentOf = ({ fraction }: ScreensProgress) => Math.floor(fraction * 100)

const stageText = ({ phase, step, steps }: ScreensProgress, language: Language): string => {
  const name = textIn(STAGES[phase], language)
  if (steps === 1) return name.charAt(0).toUpperCase() + name.slice(1)
  return textIn(
    { pt: `Etapa ${step} de ${steps}: ${name}`, en: `Step ${step} of ${steps}: ${name}` },
    language,
  )
}

const retryAfter = ({ remainingMs }: ScreensProgress): string => {
  const seconds = Math.ceil(remainingMs / 1000)
  return String(Math.min(RETRY_SECONDS.most, Math.max(RETRY_SECONDS.least, seconds)))
}
