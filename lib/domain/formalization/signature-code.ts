import { type Cents, formatBrl } from '#lib/domain/money.ts'

/** `demonstration` shows the code on the page; only for sandbox institutions without another channel. */
export const CODE_CHANNELS = ['sms', 'whatsapp', 'email', 'demonstration'] as const
export type CodeChannel = (typeof CODE_CHANNELS)[number]

export const CODE_DIGITS = 6

const MINUTE_MS = 60_000

/** At most 30 guesses per contract and day; a code lives ten minutes (OWASP, NIST SP 800-63B 5.1.3.2). */
export const CODE_LIMITS = {
  lifeMs: 10 * MINUTE_MS,
  resendMs: MINUTE_MS,
  attemptsPerCode: 5,
  codesPerDay: 6,
  dayMs: 24 * 60 * MINUTE_MS,
} as const

/** The message names the contract, so that nobody is tricked into giving the code away for another use. */
export type CodeMessage = {
  code: string
  institution: string
  contractNumber: string
  receivedCents: Cents
}

/** Returns the SMS text, without accents so that it fits one message of 160 GSM characters. */
export const codeTextMessage = ({ code, institution, contractNumber, receivedCents }: CodeMessage): string =>
  withoutAccents(
    `${code} assina o contrato ${contractNumber} de ${formatBrl(receivedCents)} com ${institution.slice(0, 30)}. Nao passe este codigo a ninguem, nem a quem atendeu voce.`,
  )

export const codeMail = ({ code, institution, contractNumber, receivedCents }: CodeMessage) => ({
  subject: `Código ${code} para assinar seu contrato`,
  text: [
    `Seu código é ${code}. Ele vale por ${CODE_LIMITS.lifeMs / MINUTE_MS} minutos.`,
    `Digite-o na página do contrato ${contractNumber}, de ${formatBrl(receivedCents)}, com ${institution}. Quem digita o código assina o contrato.`,
    'Não passe este código a ninguém, nem a quem atendeu você. Se você não pediu este contrato, não faça nada: sem o código ele não é assinado.',
  ].join('\n\n'),
})

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/g, ' ')
