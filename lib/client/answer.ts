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

/** Returns a problem with status 0, because there is no response. */
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

/** Redirects to the sign-in page once the session has ended. Drafts keep what the same person typed. */
export const redirectWhenSignedOut = ({ code, status }: Pick<ClientProblem, 'code' | 'status'>): void => {
  if (code !== 'sign_in_required' && status !== 401) return
  const { pathname, search } = window.location
  // The sign-in pages have no session that could end; there, 401 means that the input was refused.
  if (pathname.startsWith('/login')) return
  window.location.assign(`/login?ended=1&callbackUrl=${encodeURIComponent(`${pathname}${search}`)}`)
}
