import { createHmac } from 'node:crypto'

/** Names in Postgres end at 63 bytes. */
const LONGEST_NAME = 63
const ENDING = '_service'

/**
 * The address with which server and worker sign in to the database: the one in SERVING_DATABASE_URL, or that
 * of a login which migrations make and whose password follows from the secret. Its rights are those of the
 * service alone, so that no statement in these processes is ever the owner's.
 * @param {{ DATABASE_URL?: string, APP_SECRET?: string, SERVING_DATABASE_URL?: string }} settings
 * @returns {{ url: string, isManaged: boolean }} `isManaged`: its name and password are ours to set
 */
export const servingDatabase = ({ DATABASE_URL = '', APP_SECRET = '', SERVING_DATABASE_URL }) => {
  if (SERVING_DATABASE_URL) return { url: SERVING_DATABASE_URL, isManaged: false }
  // What is wrong with it is for whoever reads the settings to report.
  if (!URL.canParse(DATABASE_URL)) return { url: DATABASE_URL, isManaged: false }
  const url = new URL(DATABASE_URL)
  // Without a name of its own the database is called like its user, which is another one from here on.
  if (url.pathname.length < 2) url.pathname = `/${url.username}`
  const database = decodeURIComponent(url.pathname.slice(1))
  url.username = encodeURIComponent(serviceLoginOf(database))
  url.password = createHmac('sha256', APP_SECRET).update(`serving login of ${database}`).digest('hex')
  return { url: url.href, isManaged: true }
}

/**
 * One login for each database: services on the same Postgres never change each other's passwords.
 * @param {string} database
 */
const serviceLoginOf = (database) => {
  let stem = database
  while (Buffer.byteLength(stem) + ENDING.length > LONGEST_NAME) stem = stem.slice(0, -1)
  return `${stem}${ENDING}`
}
