import { DomainError } from './errors.ts'

/** Minimum password length for people and service accounts (NIST SP 800-63B section 3.1.1.2). */
export const PASSWORD_MINIMUM = 15

/** Returns a trimmed display name of 1 to 120 characters. @throws invalid_name */
export const displayName = (text: string): string => {
  const name = text.trim()
  if (name.length < 1 || name.length > 120) throw new DomainError('invalid_name', { name })
  return name
}

/** Returns an identifier, such as an institution's code, in lower case. @throws invalid_name */
export const codeName = (text: string): string => {
  const code = text.trim().toLowerCase()
  if (!/^[a-z0-9][a-z0-9._-]{1,59}$/.test(code)) throw new DomainError('invalid_name', { name: code })
  return code
}

export const CLIENT_ID_MAXIMUM = 200

/** Returns whether a text is printable ASCII (RFC 6749 appendix A.1) of a length that can be stored. */
export const isClientId = (text: string): boolean => text.length <= CLIENT_ID_MAXIMUM && /^[ -~]+$/.test(text)

/** Trims a client id. Rejects `.` and `..`, which URLs resolve as path segments. @throws invalid_client_id */
export const clientIdName = (text: string): string => {
  const clientId = text.trim()
  if (!isClientId(clientId) || /^\.{1,2}$/.test(clientId)) throw new DomainError('invalid_client_id')
  return clientId
}

/** Returns a user name (e-mail or other) of 1 to 320 characters. @throws invalid_username */
export const serviceUsername = (text: string): string => {
  const username = text.trim().normalize('NFC')
  if (!/^\P{C}{1,320}$/u.test(username)) throw new DomainError('invalid_username')
  return username
}

/** Returns the form in which user names are compared: e-mails in lower case, other names case-sensitive. */
export const usernameKey = (username: string): string => {
  const name = username.trim().normalize('NFC')
  return name.includes('@') ? name.toLowerCase() : name
}

/** Returns an e-mail in lower case. @throws invalid_email */
export const emailName = (text: string): string => {
  const email = text.trim().toLowerCase()
  if (email.length > 320 || !/^[^\s@]+@[^\s@#]+$/.test(email)) throw new DomainError('invalid_email')
  return email
}
