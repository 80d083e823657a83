import { textIn } from '#lib/domain/language.ts'
import { SERVICE_UNAVAILABLE } from '#lib/domain/reasons/service-unavailable.ts'
import { screenLanguage } from './screen-language.ts'

/** Problem body as screens receive it; some codes add members (`queryId`, `proposalId`, `maximum` …). */
export type ClientProblem = {
  code: string
  title: string
  detail: string
  nextAction: string
  retryable: boolean
  status: number
  requestId: string
  errors: readonly { pointer: string; code: string; message: string }[]
  [extension: string]: unknown
}

export type Answer<Data> = { ok: true; data: Data } | { ok: false; problem: ClientProblem }

export type ClientAction<Input, Data> = (input: Input) => Promise<Answer<Data>>

const NO_NETWORK = {
  title: { pt: 'Sem internet', en: 'No internet' },
  text: {
    pt: 'Este aparelho está sem conexão. O que você digitou continua na tela.',
    en: 'This device has no connection. What you typed is still on the screen.',
  },
  nextAction: {
    pt: 'Tente de novo quando a internet voltar.',
    en: 'Try again when the internet is back.',
  },
} as const

export const unreachableProblem = (): ClientProblem => ({
  ...localProblem('service_unavailable', navigator.onLine === false ? NO_NETWORK : SERVICE_UNAVAILABLE),
  status: 503,
})

type Worded = Record<'title' | 'text' | 'nextAction', Parameters<typeof textIn>[0]>

/** `status` is 0, because there is no response. */
export const localProblem = (code: string, { title, text, nextAction }: Worded): ClientProblem => {
  const language = screenLanguage()
  return {
    code,
    title: textIn(title, language),
    detail: textIn(text, language),
    nextAction: textIn(nextAction, language),
    retryable: true,
    status: 0,
    requestId: '',
    errors: [],
  }
}

/** Typed values are not lost: drafts keep them for the same person. */
export const redirectWhenSignedOut = ({ code, status }: Pick<ClientProblem, 'code' | 'status'>): void => {
  if (code !== 'sign_in_required' && status !== 401) return
  const { pathname, search } = window.location
  // The pages of a sign-in have no session that could end: there, 401 refuses what was typed.
  if (pathname.startsWith('/login')) return
  window.location.assign(`/login?ended=1&callbackUrl=${encodeURIComponent(`${pathname}${search}`)}`)
}
