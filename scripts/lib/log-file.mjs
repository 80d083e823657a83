import { mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirectory } from './paths.mjs'

const LARGEST_BYTES = 20_000_000

export const logDirectory = () => join(dataDirectory(), 'logs')

/** @param {string} name */
export const openLog = (name) => {
  mkdirSync(logDirectory(), { recursive: true, mode: 0o700 })
  const path = join(logDirectory(), `${name}.log`)
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_BYTES) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}
