import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { problem, say } from './lib/output.mjs'
import { inRoot } from './lib/paths.mjs'
import { runCommand } from './lib/stop.mjs'

const FOLDER = inRoot('docs', 'decisions')
const TEXTS = ['*.md', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.sql']

/** @typedef {{ number: string, date: string, title: string, file: string, replacedBy?: string }} Decision */

/** `npm run decisions`: adds a record if given a title, then syncs file names, references and the index. */
const decisions = async () => {
  const [title, ...rest] = process.argv.slice(2)
  if (rest.length > 0) throw problem('Put the title in quotes: npm run decisions -- "A title"')
  if (title) createDecision(title)
  const renamed = all().filter(({ file, ...decision }) => file !== fileOf(decision))
  for (const { file, ...decision } of renamed) renameSync(join(FOLDER, file), join(FOLDER, fileOf(decision)))
  updateReferences(new Map(renamed.map(({ file, ...decision }) => [file, fileOf(decision)])))
  writeIndex()
  say(`${all().length} decisions, ${renamed.length} files renamed`)
  return 0
}

/** @param {string} title */
const createDecision = (title) => {
  const last = all().at(-1)?.number ?? '0'
  const number = String(Number(last) + 1).padStart(3, '0')
  const date = new Date().toISOString().slice(0, 10)
  const text = `# ${number}. ${title}\n\n${date}\n\n**Decision.** \n\n**Why.** \n\n**Given up.** \n`
  writeFileSync(join(FOLDER, fileOf({ number, title })), text)
}

/** @returns {Decision[]} */
const all = () =>
  readdirSync(FOLDER)
    .filter((file) => /^\d{3}-.*\.md$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8')
      const [, number = '', title = '', date = ''] =
        /^# (\d{3})\. (.+)\n\n(\d{4}-\d\d-\d\d)\n/.exec(text) ?? []
      if (!number) throw problem(`docs/decisions/${file} does not begin with "# 123. Title" and a date.`)
      const [, replacedBy] = /^\*\*Replaced\*\* by \[(\d{3})\]/m.exec(text) ?? []
      return { number, title, date, file, replacedBy }
    })

/** @param {{ number: string, title: string }} decision */
const fileOf = ({ number, title }) => {
  const words = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[’'`]|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${number}-${words}.md`
}

/** @param {ReadonlyMap<string, string>} names new file names by old file name */
const updateReferences = (names) => {
  if (names.size === 0) return
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...TEXTS], {
    cwd: inRoot(),
    encoding: 'utf8',
  })
  for (const path of files
    .split('\n')
    .filter(Boolean)
    .map((file) => inRoot(file))) {
    /** @type {string} */
    let text
    try {
      text = readFileSync(path, 'utf8')
    } catch {
      continue
    }
    const updated = [...names].reduce((before, [from, to]) => before.replaceAll(from, to), text)
    if (updated !== text) writeFileSync(path, updated)
  }
}

const writeIndex = () => {
  const path = join(FOLDER, 'README.md')
  const [head = ''] = readFileSync(path, 'utf8').split(/^\| \d{3} \|/m)
  const rows = all().map(({ number, date, title, file, replacedBy }) => {
    const end = replacedBy === undefined ? '' : `, replaced by ${replacedBy}`
    return `| ${number} | ${date} | [${title}](${file})${end} |\n`
  })
  writeFileSync(path, head + rows.join(''))
}

await runCommand(decisions, 130)
