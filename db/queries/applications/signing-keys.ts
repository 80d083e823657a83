import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { signingKeys } from '#db/schema/platform.ts'

export type SigningKeyRow = typeof signingKeys.$inferSelect

const LOCK = 7_203_119

/** Serializes the creation and retirement of keys until the transaction ends. */
export const lockSigningKeys = async (tx: Connection): Promise<void> => {
  await tx`select pg_advisory_xact_lock(${LOCK})`
}

export const listSigningKeys = async (tx: Connection, retiredAfter: Date): Promise<SigningKeyRow[]> => tx<
  SigningKeyRow[]
>`
  select * from signing_keys where retired_at is null or retired_at > ${retiredAfter} order by created_at, kid`

export const insertSigningKey = async (tx: Connection, row: SigningKeyRow): Promise<void> => {
  await tx`insert into signing_keys ${tx({ ...row, publicJwk: json(tx, row.publicJwk) })}`
}

export const retireSigningKeys = async (tx: Connection, retiredAt: Date): Promise<void> => {
  await tx`update signing_keys set retired_at = ${retiredAt} where retired_at is null or retired_at > ${retiredAt}`
}
