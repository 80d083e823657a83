import { isOperatorProblem } from '#lib/config/operator-problem.ts'
import { quoted } from './quoted.ts'
import { APP_ROLE } from './roles.ts'

/** `mayPass` is true if a retry may succeed. */
export type DatabaseProblem = { readonly message: string; readonly mayPass: boolean }

type DatabaseAddress = {
  readonly server: string
  readonly host: string
  readonly user: string
  readonly database: string
}
type Failure = { readonly code: string; readonly message: string }

/** Returns a message for the operator, which has only host, port, user and database name of DATABASE_URL. */
export const databaseProblem = (error: unknown, databaseUrl: string): DatabaseProblem | undefined => {
  if (isOperatorProblem(error)) return { message: error.message, mayPass: false }
  const failure = failureOf(error)
  if (!failure) return undefined
  const sentence = SENTENCES.find(({ codes }) => codes.test(failure.code))
  return (
    sentence && {
      message: sentence.text(addressOf(databaseUrl), failure),
      mayPass: sentence.mayPass === true,
    }
  )
}

const SENTENCES: readonly {
  codes: RegExp
  mayPass?: true
  text: (at: DatabaseAddress, failure: Failure) => string
}[] = [
  {
    codes: /^ECONNREFUSED$/,
    mayPass: true,
    text: ({ server }) =>
      `Nobody listens at ${server}. Start Postgres there, or mend host and port in DATABASE_URL.`,
  },
  {
    codes: /^(ENOTFOUND|EAI_AGAIN)$/,
    mayPass: true,
    text: ({ host }) => `No machine called ${host} is known here. Mend the host in DATABASE_URL.`,
  },
  {
    codes: /^(CONNECT_TIMEOUT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    mayPass: true,
    text: ({ server }) =>
      `No answer from ${server}. Mend host and port in DATABASE_URL, or open the way there (firewall, network).`,
  },
  {
    codes: /^57P0[123]$/,
    mayPass: true,
    text: ({ server }) => `Postgres at ${server} is just starting or stopping. Try again in a moment.`,
  },
  {
    codes: /^(28P01|SASL_SIGNATURE_MISMATCH)$/,
    text: ({ server, user }) =>
      `Postgres at ${server} knows no user "${user}" with this password. Mend user and password in DATABASE_URL; signs such as @ / : # ? % are written there as %40 %2F %3A %23 %3F %25.`,
  },
  {
    codes: /^28000$/,
    text: ({ server, user }, { message }) =>
      /no encryption|SSL off/.test(message)
        ? `Postgres at ${server} takes encrypted connections only. Add ?sslmode=verify-full to DATABASE_URL.`
        : `Postgres at ${server} does not let user "${user}" in from this machine (${message}). Mend DATABASE_URL, or let an administrator permit it in pg_hba.conf.`,
  },
  {
    codes: /^3D000$/,
    text: ({ server, user, database }) =>
      `There is no database "${database}" at ${server}. Mend its name in DATABASE_URL, or let an administrator run: create database ${quoted(database)} owner ${quoted(user)} encoding 'UTF8' template template0;`,
  },
  {
    codes: /^53300$/,
    text: ({ server }) =>
      `Postgres at ${server} has no connection left. Raise its max_connections, or lower DATABASE_POOL.`,
  },
  {
    codes: /^25006$/,
    text: ({ server }) =>
      `Postgres at ${server} can only be read from: it is a standby. Put the primary into DATABASE_URL.`,
  },
  {
    codes: /^(CONNECTION_(CLOSED|DESTROYED|ENDED)|ECONNRESET|EPIPE|EPROTO|ERR_SSL_\w+)$/,
    text: ({ server }) =>
      `What listens at ${server} ends the connection at once. Mend host and port in DATABASE_URL; leave out sslmode where the server has no TLS.`,
  },
  {
    codes:
      /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_\w+)$/,
    text: ({ server }, { message }) =>
      `The certificate of Postgres at ${server} is not trusted here (${message}). Set NODE_EXTRA_CA_CERTS to the file of its authority's certificate.`,
  },
  {
    codes: /^08P01$/,
    text: (_at, { message }) =>
      `What is before Postgres does not pass on what a connection begins with (${message}). Put the server's own address into DATABASE_URL, not that of a pooler.`,
  },
  {
    codes: /^42501$/,
    text: ({ user, database }, { message }) =>
      `User "${user}" may not do in database "${database}" what the service needs (${message}). Sign in as the role that owns what is in it.`,
  },
  {
    codes: /^22023$/,
    text: ({ user }, { message }) =>
      /role "origination_app"/.test(message)
        ? `The role ${APP_ROLE} is missing: run any command of this release as the owner of the database ("${user}") first.`
        : `Postgres refused a setting of the connection: ${message}.`,
  },
]

const addressOf = (databaseUrl: string): DatabaseAddress => {
  const url = new URL(databaseUrl)
  const database = decodeURIComponent(url.pathname.slice(1))
  const user = decodeURIComponent(url.username)
  const host = url.hostname || 'localhost'
  return { server: `${host}:${url.port || '5432'}`, host, user, database: database || user }
}

/** Returns the innermost error with a code, because drivers wrap errors. */
const failureOf = (error: unknown): Failure | undefined => {
  if (!(error instanceof Error)) return undefined
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  return failureOf(inner) ?? ownFailure(error)
}

const ownFailure = (error: Error): Failure | undefined =>
  'code' in error && typeof error.code === 'string' ? { code: error.code, message: error.message } : undefined
