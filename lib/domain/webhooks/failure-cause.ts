import { type Language, textIn } from '#lib/domain/language.ts'

const CAUSES = {
  status: { pt: 'respondeu com o status {status}', en: 'it answered with status {status}' },
  redirect: {
    pt: 'redirecionou com o status {status}',
    en: 'it redirected with status {status}',
  },
  timeout: { pt: 'não respondeu a tempo', en: 'it did not answer in time' },
  blocked_address: {
    pt: 'o endereço leva a uma rede privada ou reservada',
    en: 'the address leads to a private or reserved network',
  },
  name_not_found: { pt: 'o nome do servidor não foi encontrado', en: 'the host name was not found' },
  connection_refused: { pt: 'a conexão foi recusada', en: 'the connection was refused' },
  connection_lost: { pt: 'a conexão foi interrompida', en: 'the connection broke' },
  tls: {
    pt: 'o certificado ou a conexão segura (TLS) é inválido',
    en: 'its certificate or secure connection (TLS) is not valid',
  },
  unreachable: { pt: 'o servidor não pôde ser alcançado', en: 'the host could not be reached' },
} as const

export type FailureCause = keyof typeof CAUSES

export const FAILURE_CAUSES = Object.keys(CAUSES) as readonly FailureCause[]

/** Returns the cause as the end of a sentence; `status` is the HTTP status received, if any. */
export const failureCauseText = (cause: FailureCause, status: number | null, language: Language): string =>
  textIn(CAUSES[cause], language).replace('{status}', String(status ?? '—'))
