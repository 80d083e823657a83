import { randomBytes } from 'node:crypto'
import { queryOnce } from '#tests/support/servers/spawn-postgres.ts'
import { databaseUrl, serverUrl } from '#tests/support/servers/test-environment.ts'

/** The start script prints this statement; an administrator runs it once per server. */
const APP_ROLE = `do $$ begin create role origination_app nologin; exception when duplicate_object then null; end $$`

/**
 * Creates an empty database like one from a hosting provider: the owner may log in, but may not create roles
 * or databases.
 */
export const plainDatabase = async () => {
  const name = `programs_${randomBytes(4).toString('hex')}`
  await queryOnce(serverUrl(), `create role ${name} login password 'plain'`)
  await queryOnce(serverUrl(), APP_ROLE)
  await queryOnce(serverUrl(), `create role ${name}_service login password 'serving'`)
  await queryOnce(serverUrl(), `grant origination_app to ${name}, ${name}_service`)
  await queryOnce(serverUrl(), `create database ${name} owner ${name}`)
  const addressOf = (username: string, password: string) =>
    Object.assign(new URL(databaseUrl(name)), { username, password }).href
  return {
    url: addressOf(name, 'plain'),
    servingUrl: addressOf(`${name}_service`, 'serving'),
    drop: async () => {
      await queryOnce(serverUrl(), `drop database ${name} with (force)`)
      await queryOnce(serverUrl(), `drop role ${name}, ${name}_service`)
    },
  }
}
