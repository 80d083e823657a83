import { getEnv } from '#lib/config/env.ts'
import { describeError, logger } from '#lib/config/logger.ts'

export type TextChannel = 'sms' | 'whatsapp'

/** `to` is a number such as "+5511987654321"; `code` fills the message template that WhatsApp requires. */
export type TextMessage = { channel: TextChannel; to: string; text: string; code: string }

/** `messageId` is Twilio's id of the message, or null if the message was not accepted. */
export type TextOutcome = { messageId: string | null }

/** Short, because a customer is waiting for the page. */
const TIMEOUT_MS = 10_000

export const textChannels = (): TextChannel[] => {
  const { TWILIO_ACCOUNT_SID, TWILIO_SMS_FROM, TWILIO_WHATSAPP_FROM } = getEnv()
  if (TWILIO_ACCOUNT_SID === undefined) return []
  return [
    ...(TWILIO_SMS_FROM === undefined ? [] : (['sms'] as const)),
    ...(TWILIO_WHATSAPP_FROM === undefined ? [] : (['whatsapp'] as const)),
  ]
}

/** Never throws; logs neither number nor text. Source: Twilio, Message resource (`POST …/Messages.json`). */
export const sendTextMessage = async (message: TextMessage): Promise<TextOutcome> => {
  const { TWILIO_URL, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN } = getEnv()
  const credentials = Buffer.from(`${TWILIO_ACCOUNT_SID}:${TWILIO_AUTH_TOKEN}`).toString('base64')
  try {
    const answer = await fetch(`${TWILIO_URL}/2010-04-01/Accounts/${TWILIO_ACCOUNT_SID}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams(fieldsOf(message)),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body: unknown = await answer.json().catch(() => null)
    if (answer.ok) return { messageId: textField(body, 'sid') ?? '' }
    logger.warn({ status: answer.status, code: numberField(body, 'code') }, 'text message not taken')
  } catch (error) {
    logger.warn(describeError(error), 'text message not sent')
  }
  return { messageId: null }
}

const fieldsOf = ({ channel, to, text, code }: TextMessage): Record<string, string> => {
  const { TWILIO_SMS_FROM = '', TWILIO_WHATSAPP_FROM = '', TWILIO_WHATSAPP_TEMPLATE } = getEnv()
  if (channel === 'sms') return { To: to, ...senderOf(TWILIO_SMS_FROM), Body: text }
  return {
    To: `whatsapp:${to}`,
    From: `whatsapp:${TWILIO_WHATSAPP_FROM}`,
    ...(TWILIO_WHATSAPP_TEMPLATE === undefined
      ? { Body: text }
      : { ContentSid: TWILIO_WHATSAPP_TEMPLATE, ContentVariables: JSON.stringify({ 1: code }) }),
  }
}

const senderOf = (from: string): Record<string, string> =>
  from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }

const textField = (body: unknown, name: string): string | undefined => {
  const value = fieldOf(body, name)
  return typeof value === 'string' ? value : undefined
}

const numberField = (body: unknown, name: string): number | undefined => {
  const value = fieldOf(body, name)
  return typeof value === 'number' ? value : undefined
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : undefined
