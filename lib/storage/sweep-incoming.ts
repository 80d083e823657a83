import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterMs } from '#lib/config/clock.ts'

/** Longer than any upload takes. */
const ABANDONED_AFTER_MS = 24 * 3_600_000

/** Removes partial uploads that killed processes left in `incoming`, because they contain personal data. */
export const sweepIncoming = async (folder: string, at: Date): Promise<void> => {
  const incoming = join(folder, 'incoming')
  const names = await readdir(incoming).catch(() => [])
  for (const name of names) {
    const path = join(incoming, name)
    const stats = await stat(path).catch(() => undefined)
    if (stats && stats.mtime < afterMs(at, -ABANDONED_AFTER_MS)) await rm(path, { force: true })
  }
}
