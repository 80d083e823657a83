import { createHmac } from 'node:crypto'

/** Postgres names have at most 63 bytes. */
const LONGEST_NAME = 63
const ENDING = '_service'

/**
 * Returns the service's database URL. Without SERVING_DATABASE_URL, the migrations create its login, with a
 * password derived from APP_SECRET and only the rights of the service (decision 112).
 * @param {{ DATABASE_URL?: string, APP_SECRET?: string, SERVING_DATABASE_URL?: string }} settings
 * @returns {{ url: string, isManaged: boolean }} `isManaged`: whether we set the name and the password
 */
export const servingDatabase = ({ DATABASE_URL = '', APP_SECRET = '', SERVING_DATABASE_URL }) => {
  if (SERVING_DATABASE_URL) return { url: SERVING_DATABASE_URL, isManaged: false }
  // An invalid address is reported later, when the settings are read.
  if (!URL.canParse(DATABASE_URL)) return { url: DATABASE_URL, isManaged: false }
  const url = new URL(DATABASE_URL)
  // Without a database name in the URL, Postgres uses the user name, which is replaced below.
  if (url.pathname.length < 2) url.pathname = `/${url.username}`
  const database = decodeURIComponent(url.pathname.slice(1))
  url.username = encodeURIComponent(serviceLoginOf(database))
  url.password = createHmac('sha256', APP_SECRET).update(`serving login of ${database}`).digest('hex')
  return { url: url.href, isManaged: true }
}

/** One login per database, so that services never change each other's passwords. @param {string} database */
const serviceLoginOf = (database) => {
  let stem = database
  while (Buffer.byteLength(stem) + ENDING.length > LONGEST_NAME) stem = stem.slice(0, -1)
  return `${stem}${ENDING}`
}
