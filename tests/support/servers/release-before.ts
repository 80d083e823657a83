import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const JOURNAL = 'db/migrations/meta/_journal.json'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }).trim()

/**
 * Returns the newest commit that has an older schema than this checkout and the same baseline migration, or
 * HEAD if there is none.
 */
export const releaseBefore = (): string => {
  const head = git('rev-parse', 'HEAD')
  if (git('status', '--porcelain', '--', JOURNAL)) return head
  const before = git('rev-parse', `${git('log', '-1', '--format=%H', '--', JOURNAL)}^`)
  return baselineOf(git('show', `${before}:${JOURNAL}`)) === baselineOf(readFileSync(JOURNAL, 'utf8'))
    ? before
    : head
}

const baselineOf = (journal: string): number => JSON.parse(journal).entries[0].when

/** The build does not follow symlinks out of its folder, so node_modules is hard-linked or copied. */
const copyPackages = (folder: string) => {
  try {
    execFileSync('cp', ['-al', 'node_modules', folder], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-a', 'node_modules', folder])
  }
}

export const checkOut = (commit: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'origination-release-'))
  execFileSync('tar', ['-x', '-C', folder], {
    input: execFileSync('git', ['archive', commit], { maxBuffer: 1e9 }),
  })
  const hasSamePackages =
    readFileSync(join(folder, 'package-lock.json'), 'utf8') === readFileSync('package-lock.json', 'utf8')
  if (hasSamePackages) copyPackages(folder)
  else
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'ignore',
    })
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'ignore' })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
