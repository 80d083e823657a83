import { randomBytes } from 'node:crypto'
import { ask } from '#tests/support/started-postgres'
import { databaseUrl, serverUrl } from '#tests/support/test-environment'

/** An empty database as a hosting company hands it out: it belongs to a role that may sign in and nothing else. */
export const plainDatabase = async () => {
  const name = `programs_${randomBytes(4).toString('hex')}`
  await ask(serverUrl(), `create role ${name} login password 'plain'`)
  await ask(serverUrl(), `create database ${name} owner ${name}`)
  const url = new URL(databaseUrl(name))
  url.username = name
  url.password = 'plain'
  return {
    url: url.href,
    drop: async () => {
      await ask(serverUrl(), `drop database ${name} with (force)`)
      await ask(serverUrl(), `drop role ${name}`)
    },
  }
}
