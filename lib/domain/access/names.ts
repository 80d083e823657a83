import { DomainError } from '../errors.ts'

/** Passwords of people and service accounts have at least this many characters (NIST SP 800-63B section 3.1.1.2). */
export const PASSWORD_MINIMUM = 15

/** Trimmed name for people to read, 1 to 120 characters. Throws `invalid_name`. */
export const displayName = (text: string): string => {
  const name = text.trim()
  if (name.length < 1 || name.length > 120) throw new DomainError('invalid_name', { name })
  return name
}

/** An identifier such as a client id or an institution's code, lower case. Throws `invalid_name`. */
export const codeName = (text: string): string => {
  const code = text.trim().toLowerCase()
  if (!/^[a-z0-9][a-z0-9._-]{1,59}$/.test(code)) throw new DomainError('invalid_name', { name: code })
  return code
}

/** An e-mail in lower case. Throws `invalid_email`. */
export const emailName = (text: string): string => {
  const email = text.trim().toLowerCase()
  if (email.length > 320 || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new DomainError('invalid_email')
  return email
}

/** Refuses passwords that are too short. Throws `weak_password`. */
export const strongPassword = (text: string): string => {
  if (text.length < PASSWORD_MINIMUM) throw new DomainError('weak_password', { minimum: PASSWORD_MINIMUM })
  return text
}
