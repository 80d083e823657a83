import { z } from 'zod'
import { dataKeyVariables, readMasterKeys } from './data-key-settings.ts'
import {
  documentStorageProblems,
  documentStorageSettingsOf,
  documentStorageVariables,
} from './document-storage-settings.ts'
import { operatorProblem } from './operator-problem.ts'
import { proofOfLifeProblems, proofOfLifeVariables } from './proof-of-life-settings.ts'
import { textMessageProblems, textMessageVariables } from './text-message-settings.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** In KiB. With two passes and one lane, the minimum of OWASP's Password Storage Cheat Sheet. */
const DEFAULT_PASSWORD_COST = 19_456
const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

const wholeNumber = (smallest: number, largest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= smallest && value <= largest, `must be from ${smallest} to ${largest}`)

/** A secret of few distinct characters or of one repeated part can be guessed even if it is long. */
const isVaried = (secret: string) => new Set(secret).size >= 8 && !/^(.{1,16})\1+$/.test(secret)

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .default('0')
  .transform((text) => text === '1' || text === 'true')

const databaseAddress = (missing?: string) =>
  z
    .string(missing)
    .refine(
      (text) => isUrl(text, ['postgres:', 'postgresql:']),
      'must look like postgres://user:password@host:port/name; signs such as @ / : # ? % of the password are written as %40 %2F %3A %23 %3F %25',
    )

const serverAddress = (example: string) =>
  z
    .string()
    .refine(
      (text) =>
        isUrl(text, ['http:', 'https:']) && new URL(text).origin === text.replace(/\/$/, '').toLowerCase(),
      `must be scheme, host and port only, as in ${example}`,
    )
    .transform((text) => new URL(text).origin)

const variables = z.object({
  DATABASE_URL: databaseAddress(
    'is missing: the address of a Postgres database, postgres://user:password@host:port/name',
  ),
  DATABASE_POOLER_URL: databaseAddress().optional(),
  SERVING_DATABASE_URL: databaseAddress().optional(),
  MANAGED_LOGIN: flag,
  APP_SECRET: z
    .string('is missing: a random text of at least 32 characters that never changes')
    .min(32, 'must have at least 32 characters')
    .refine(isVaried, 'is too regular to be random: make another, for instance by openssl rand -hex 32'),
  PORT: wholeNumber(0, 65_535).default(3000),
  ORIGIN: serverAddress('https://credit.example.com').optional(),
  HOST: z.string().optional(),
  SANDBOX_REPORTS_TO: serverAddress('http://10.0.0.5:3000').optional(),
  EMBEDDED: flag,
  TRYING_OUT: flag,
  TRUST_PROXY: flag,
  DATA_DIR: z.string().default('.data'),
  WEBHOOK_ALLOWED_HOSTS: z.string().default('').transform(hostList),
  WEBHOOK_TIMEOUT_MS: wholeNumber(50, 60_000).default(15_000),
  CEP_LOOKUP_URL: z
    .string()
    .refine(
      isCepAddress,
      'must be http or https with {cep} in its path or query, as in https://viacep.com.br/ws/{cep}/json/',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must look like smtps://user:password@host:port, or smtp:// for STARTTLS')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an e-mail, as in alerts@example.com or Origination <alerts@example.com>',
    )
    .optional(),
  SANDBOX_DELAY_SCALE: z
    .string()
    .regex(
      /^\d{1,3}(\.\d{1,4})?$/,
      'must be a decimal number: 1 leaves the delays of the sandbox as they are',
    )
    .default('1')
    .transform(Number),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 100_000_000).default(6000),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  DRAIN_MS: wholeNumber(0, 60_000).optional(),
  PASSWORD_COST: wholeNumber(64, 1_048_576).default(DEFAULT_PASSWORD_COST),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATABASE_POOL: wholeNumber(1, 200).default(8),
  DATABASE_WAIT_MS: wholeNumber(100, 60_000).default(2_500),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((text) => isUrl(text, ['http:', 'https:']), 'must be the http or https address of a collector')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'must look like name=value,name=value')
    .optional()
    .transform(headersOf),
  OTEL_SERVICE_NAME: z.string().max(100).default('origination'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'must be a number from 0 to 1: the part of traces that is sent')
    .default('1')
    .transform(Number),
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(1_000, 3_600_000).default(60_000),
  ...documentStorageVariables.shape,
  ...dataKeyVariables.shape,
  ...textMessageVariables.shape,
  ...proofOfLifeVariables.shape,
})

const settings = variables.transform((input, context) => {
  const HOST = input.HOST ?? (input.EMBEDDED ? '127.0.0.1' : '0.0.0.0')
  // The demo accounts have published passwords, so the embedded mode must never be reachable from a network.
  if (input.EMBEDDED && !LOOPBACK.includes(HOST)) {
    context.addIssue({
      code: 'custom',
      path: ['HOST'],
      message: 'must be a loopback address in the embedded mode; set DATABASE_URL to serve a network',
    })
  }
  if (input.PASSWORD_COST < DEFAULT_PASSWORD_COST && !input.EMBEDDED && !input.TRYING_OUT) {
    context.addIssue({
      code: 'custom',
      path: ['PASSWORD_COST'],
      message: `must be at least ${DEFAULT_PASSWORD_COST} where people use the service`,
    })
  }
  if (input.SMTP_URL !== undefined && input.MAIL_FROM === undefined)
    context.addIssue({
      code: 'custom',
      path: ['MAIL_FROM'],
      message: 'is needed with SMTP_URL: who mails are from',
    })
  const problem = originProblem(input)
  if (problem) context.addIssue({ code: 'custom', path: ['ORIGIN'], message: problem })
  const apart = [
    ...documentStorageProblems(input),
    ...textMessageProblems(input),
    ...proofOfLifeProblems(input),
  ]
  for (const { name, message } of apart) context.addIssue({ code: 'custom', path: [name], message })
  const documents = documentStorageSettingsOf(input)
  const { keys: masterKeys, problem: keyProblem } = readMasterKeys(input)
  if (keyProblem) context.addIssue({ code: 'custom', path: [keyProblem.name], message: keyProblem.message })
  // The text of DATA_KEYS must not be kept; `masterKeys` has the parsed keys.
  const { DATA_KEYS: _, ...rest } = input
  // In the embedded mode and in a trial no load balancer sends requests, so draining need not wait.
  const DRAIN_MS = input.DRAIN_MS ?? (input.EMBEDDED || input.TRYING_OUT ? 0 : 5_000)
  return {
    ...rest,
    documents,
    masterKeys,
    DRAIN_MS,
    HOST,
    ORIGIN: input.ORIGIN ?? `http://localhost:${input.PORT}`,
    SANDBOX_REPORTS_TO: input.SANDBOX_REPORTS_TO ?? serverOnThisMachine(HOST, input.PORT),
  }
})

function serverOnThisMachine(host: string, port: number) {
  const address = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}

/** Customer links and the token issuer depend on ORIGIN, so only EMBEDDED and TRYING_OUT allow http. */
function originProblem(input: { ORIGIN?: string; EMBEDDED: boolean; TRYING_OUT: boolean }) {
  if (input.EMBEDDED || input.TRYING_OUT || input.ORIGIN?.startsWith('https:')) return undefined
  const fault = input.ORIGIN === undefined ? 'is missing' : 'must begin with https://'
  return `${fault}: the address people and programs use, as in https://credit.example.com (TRYING_OUT=1 allows http, and http://localhost when it is left out)`
}

export type Env = Readonly<z.output<typeof settings>>

let cached: Env | undefined

/** @throws one error that names every invalid variable without its value, because some values are secrets */
export const getEnv = (): Env => {
  cached ??= parseEnv(process.env)
  return cached
}

export const parseEnv = (source: Record<string, string | undefined>): Env => {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = settings.safeParse(present)
  if (result.success) return Object.freeze(result.data)
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  throw operatorProblem(`The settings are not usable:\n${lines.join('\n')}`)
}

function isUrl(text: string, protocols: readonly string[]) {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

// The CEP must come after the host, so that it cannot determine which server is called.
function isCepAddress(text: string) {
  if (text.split('{cep}').length !== 2) return false
  const [one, other] = [text.replace('{cep}', '01001000'), text.replace('{cep}', '99990000')]
  if (!isUrl(one, ['http:', 'https:']) || !isUrl(other, ['http:', 'https:'])) return false
  const { origin, username, password } = new URL(one)
  return username === '' && password === '' && origin === new URL(other).origin
}

function isMailServer(text: string) {
  if (!isUrl(text, ['smtp:', 'smtps:'])) return false
  const { hostname, pathname, search } = new URL(text)
  return hostname !== '' && ['', '/'].includes(pathname) && search === ''
}

function hostList(text: string): readonly string[] {
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
}

/** Parses pairs of `name=value`, separated by commas, with percent-encoded values. */
function headersOf(text = ''): Record<string, string> {
  const pairs = text === '' ? [] : text.split(',').map((pair) => pair.split(/=(.*)/s, 2))
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [
      name,
      value.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    ]),
  )
}
