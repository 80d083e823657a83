import { createTransport } from 'nodemailer'
import { getEnv } from '#lib/config/env'
import { describeError, logger } from '#lib/config/logger'
import type { MailFailure } from '#lib/domain/mail/mail-failure'

/**
 * One mail to one recipient, as plain text. `id` stays the same on every attempt, so that a mail that was
 * taken twice is known by its Message-ID. Nothing personal of a customer belongs in one to anybody else.
 */
export type Mail = { id: string; to: string; subject: string; text: string; at: Date }

/** What came of it: `off` when no server is configured. */
export type MailOutcome = { outcome: 'sent' | 'off' } | { outcome: 'failed'; cause: MailFailure }

/** The longest an attempt may take, and each of its steps (milliseconds). */
const TIMEOUT_MS = 20_000
const STEP_TIMEOUT_MS = 8_000

/** Whether mails can be sent at all (SMTP_URL). */
export const isMailConfigured = (): boolean => getEnv().SMTP_URL !== undefined

/**
 * Hands a mail to the server of SMTP_URL. Never throws: whatever goes wrong is the outcome. A server that
 * takes a password must offer TLS, but for one on this machine.
 */
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
    const sent = transport.sendMail({
      from: MAIL_FROM,
      to,
      subject,
      text,
      date: at,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    sent.catch(() => undefined)
    await Promise.race([sent, tooLate(late.signal)])
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

/** A server that says a little now and then keeps every step within its time. */
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
  // What the system said is more exact than what the library calls it.
  const inner = 'cause' in error && error.cause instanceof Error ? codeOf(error.cause) : ''
  const known = CAUSES[inner] ?? CAUSES[codeOf(error)]
  if (known) return known
  if (/ECONNREFUSED/.test(error.message)) return 'connection_refused'
  if (/certificate|SSL|TLS/i.test(error.message)) return 'tls'
  return 'unreachable'
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')
