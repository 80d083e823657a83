import { createHmac, randomBytes } from 'node:crypto'
import { sameText } from './secrets.ts'

const STEP_MS = 30_000
const DIGITS = 6
const SECRET_BYTES = 20
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns 160 random bits (RFC 4226 section 4) in Base32, the format of authenticator apps. */
export const newTotpSecret = (): string => base32Of(randomBytes(SECRET_BYTES))

/** Returns the number of the 30-second time step that contains `at` (RFC 6238 section 4.2). */
export const totpStepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS)

/** Returns six digits by HMAC-SHA-1, which every authenticator app supports (RFC 6238). */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Also accepts adjacent steps (RFC 6238 section 5.2). Compares all three, so that timing reveals nothing. */
export const matchingTotpStep = (secret: string, code: string, at: Date): number | null => {
  const present = totpStepAt(at)
  const fitting = [present - 1, present, present + 1].filter((step) => sameText(totpCode(secret, step), code))
  return fitting.at(-1) ?? null
}

type Account = { secret: string; issuer: string; account: string }

export const totpAddress = ({ secret, issuer, account }: Account): string => {
  // A colon separates issuer and account, so names must not contain one.
  const [from, of] = [issuer, account].map((name) => encodeURIComponent(name.replaceAll(':', ' ')))
  return `otpauth://totp/${from}:${of}?secret=${secret}&issuer=${from}`
}

const base32Of = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('')
}

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
