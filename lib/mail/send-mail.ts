import { createTransport } from 'nodemailer'
import { getEnv } from '#lib/config/env.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import type { MailFailure } from '#lib/domain/mail/mail-failure.ts'

/** `id` gives retries the same Message-ID. Only mails to the customer may contain the customer's data. */
export type Mail = { id: string; to: string; subject: string; text: string; at: Date }

/** `off`: no mail server is configured. */
export type MailOutcome = { outcome: 'sent' | 'off' } | { outcome: 'failed'; cause: MailFailure }

const TIMEOUT_MS = 20_000
const STEP_TIMEOUT_MS = 8_000

export const isMailConfigured = (): boolean => getEnv().SMTP_URL !== undefined

/** Never throws. A server that needs a password must offer TLS, unless it is on this machine. */
export const sendMail = async ({ id, to, subject, text, at }: Mail): Promise<MailOutcome> => {
  const { SMTP_URL, MAIL_FROM } = getEnv()
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return { outcome: 'off' }
  const transport = createTransport({
    ...transportOf(SMTP_URL),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^>\s]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'
  const late = new AbortController()
  try {
    const delivery = transport.sendMail({
      from: MAIL_FROM,
      to,
      subject,
      text,
      date: at,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    delivery.catch(() => undefined)
    await Promise.race([delivery, tooLate(late.signal)])
    return { outcome: 'sent' }
  } catch (error) {
    logger.warn(describeError(error), 'mail not sent')
    return { outcome: 'failed', cause: causeOf(error) }
  } finally {
    late.abort()
    transport.close()
  }
}

const transportOf = (address: string) => {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const hasPassword = url.username !== ''
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host)
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && hasPassword && !isHere,
    ...(hasPassword && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
  }
}

/** Limits the whole delivery: a server that trickles its response never exceeds the timeout of a step. */
const tooLate = (over: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(
      () => reject(Object.assign(new Error('the mail took too long'), { code: 'ETIMEDOUT' })),
      TIMEOUT_MS,
    )
    over.addEventListener('abort', () => clearTimeout(timer))
  })

const CAUSES: Readonly<Record<string, MailFailure>> = {
  ETIMEDOUT: 'timeout',
  ECONNREFUSED: 'connection_refused',
  EDNS: 'name_not_found',
  ENOTFOUND: 'name_not_found',
  ETLS: 'tls',
  EAUTH: 'sign_in',
  ENOAUTH: 'sign_in',
  EENVELOPE: 'recipient_refused',
  EMESSAGE: 'message_refused',
}

const causeOf = (error: unknown): MailFailure => {
  if (!(error instanceof Error)) return 'unreachable'
  // The inner error has the system's error code, which is more specific than nodemailer's.
  const inner = 'cause' in error && error.cause instanceof Error ? codeOf(error.cause) : ''
  const cause = CAUSES[inner] ?? CAUSES[codeOf(error)]
  if (cause) return cause
  if (/ECONNREFUSED/.test(error.message)) return 'connection_refused'
  if (/certificate|SSL|TLS/i.test(error.message)) return 'tls'
  return 'unreachable'
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')
