import type { Connection } from '../client.ts'
import type { signingKeys } from '../schema/platform.ts'

export type SigningKeyRow = typeof signingKeys.$inferSelect

const LOCK = 7_203_119

/** Lets one transaction at a time make or retire keys. */
export const lockSigningKeys = async (tx: Connection): Promise<void> => {
  await tx`select pg_advisory_xact_lock(${LOCK})`
}

/** Every key that was not retired before the given instant, oldest first. */
export const listSigningKeys = async (tx: Connection, retiredAfter: Date): Promise<SigningKeyRow[]> => tx<
  SigningKeyRow[]
>`
  select * from signing_keys where retired_at is null or retired_at > ${retiredAfter} order by created_at, kid`

/** Stores a new key. */
export const insertSigningKey = async (tx: Connection, row: SigningKeyRow): Promise<void> => {
  await tx`insert into signing_keys ${tx({ ...row, publicJwk: tx.json(row.publicJwk as never) })}`
}

/** Sets the end of every key that has none yet or a later one. */
export const retireSigningKeys = async (tx: Connection, retiredAt: Date): Promise<void> => {
  await tx`update signing_keys set retired_at = ${retiredAt} where retired_at is null or retired_at > ${retiredAt}`
}
