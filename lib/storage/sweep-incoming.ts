import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterMs } from '#lib/config/clock'

/** Longer than any upload takes: nobody is writing such a file any more. */
const ABANDONED_AFTER_MS = 24 * 3_600_000

/**
 * Removes what a process that was killed left half received below `folder`/incoming: it is personal and
 * belongs to nothing.
 */
export const sweepIncoming = async (folder: string, at: Date): Promise<void> => {
  const incoming = join(folder, 'incoming')
  const names = await readdir(incoming).catch(() => [])
  for (const name of names) {
    const path = join(incoming, name)
    const written = await stat(path).catch(() => undefined)
    if (written && written.mtime < afterMs(at, -ABANDONED_AFTER_MS)) await rm(path, { force: true })
  }
}
