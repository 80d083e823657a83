import type { JSONValue } from 'postgres'
import type { Connection } from './client.ts'

/** Passes null and undefined through. The cast is needed because the driver's type accepts no interfaces. */
export const json = (tx: Connection, value: unknown) =>
  value === null || value === undefined ? (value as null) : tx.json(value as JSONValue)
