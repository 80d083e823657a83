import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'

/** Prints, per folder of browser code, the share of lines that unit tests and journeys execute. */
const folder = process.env.COVERAGE_DIR ?? ''
const load = createRequire(join(process.env.COVERAGE_PACKAGES ?? '', 'package.json'))
const { mergeScriptCovs } = load('@bcoe/v8-coverage')
const { TraceMap, eachMapping } = load('@jridgewell/trace-mapping')
const root = process.cwd()
const STATIC = join(root, '.next')

/** @typedef {{ ranges: { startOffset: number, endOffset: number, count: number }[] }} FunctionCoverage */

/** @type {Map<string, { line: number, offset: number, file: string }[]>} */
const mappings = new Map()

/** Maps a script's generated offsets to lines of our sources. @param {string} url */
const mappingsOf = (url) => {
  const known = mappings.get(url)
  if (known) return known
  const path = join(STATIC, url.replace('/_next/', ''))
  /** @type {{ line: number, offset: number, file: string }[]} */
  const mapping = []
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const name = /^\/\/# sourceMappingURL=(\S+)\s*$/m.exec(source)?.[1]
  if (name) {
    const starts = [0]
    for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
    const map = new TraceMap(readFileSync(join(dirname(path), name), 'utf8'))
    eachMapping(map, (/** @type {any} */ { generatedLine, generatedColumn, source: from, originalLine }) => {
      const file = from && fileOf(from, path)
      if (file)
        mapping.push({ file, line: originalLine, offset: (starts[generatedLine - 1] ?? 0) + generatedColumn })
    })
  }
  mappings.set(url, mapping)
  return mapping
}

/** @param {string} from @param {string} map */
const fileOf = (from, map) => {
  const plain = from.replace(/^turbopack:\/\/\/\[project\]\//, '').replace(/^file:\/\//, '')
  const path = relative(root, resolve(plain === from ? dirname(map) : root, plain))
  return /^(app|components|lib)\//.test(path) && existsSync(join(root, path)) ? path : undefined
}

/**
 * Returns a function that tells whether an offset was executed: the innermost range decides. Call it with
 * ascending offsets.
 * @param {FunctionCoverage[]} functions
 */
const executedIn = (functions) => {
  const ranges = functions
    .flatMap(({ ranges }) => ranges)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  /** @type {{ startOffset: number, endOffset: number, count: number }[]} */
  const open = []
  let next = 0
  return (/** @type {number} */ offset) => {
    for (let range = ranges[next]; range && range.startOffset <= offset; range = ranges[next]) {
      open.push(range)
      next += 1
    }
    while (open.length > 0 && (open.at(-1)?.endOffset ?? 0) <= offset) open.pop()
    return (open.at(-1)?.count ?? 0) > 0
  }
}

/** @typedef {Map<string, Set<number>>} Lines lines by file */

/** @param {Lines} lines @param {string} file @param {number} line */
const add = (lines, file, line) => {
  const known = lines.get(file) ?? new Set()
  lines.set(file, known.add(line))
}

/** @type {Lines} */
const all = new Map()

/** @param {string} journey @returns {Lines} */
const linesOfJourney = (journey) => {
  /** @type {Map<string, any[]>} */
  const scripts = new Map()
  for (const name of readdirSync(join(folder, journey))) {
    for (const script of JSON.parse(readFileSync(join(folder, journey, name), 'utf8')))
      scripts.set(script.url, [...(scripts.get(script.url) ?? []), script])
  }
  /** @type {Lines} */
  const lines = new Map()
  for (const [url, entries] of scripts) {
    const positions = mappingsOf(url)
    if (positions.length === 0) continue
    const isExecuted = executedIn(mergeScriptCovs(entries)?.functions ?? [])
    for (const { file, line, offset } of [...positions].sort((a, b) => a.offset - b.offset)) {
      add(all, file, line)
      if (isExecuted(offset)) add(lines, file, line)
    }
  }
  return lines
}

const journeys = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'unit')
  .map(({ name }) => ({ name, lines: linesOfJourney(name) }))

/** @returns {Lines} */
const linesOfUnit = () => {
  /** @type {Lines} */
  const lines = new Map()
  const path = join(folder, 'unit', 'coverage-final.json')
  if (!existsSync(path)) return lines
  for (const [file, { statementMap, s }] of Object.entries(JSON.parse(readFileSync(path, 'utf8')))) {
    for (const [id, count] of Object.entries(s))
      if (Number(count) > 0) {
        const { start, end } = statementMap[id]
        for (let line = start.line; line <= end.line; line += 1) add(lines, relative(root, file), line)
      }
  }
  return lines
}
const unit = linesOfUnit()

/** @param {string} file */
const groupOf = (file) => file.split('/').slice(0, 2).join('/')

/** @type {Map<string, { file: string, line: number }[]>} */
const groups = new Map()
for (const [file, lines] of all)
  for (const line of lines) {
    const group = groupOf(file)
    groups.set(group, [...(groups.get(group) ?? []), { file, line }])
  }

/** @param {number} part @param {number} whole */
const percent = (part, whole) => `${((100 * part) / whole).toFixed(0)} %`

const rows = [...groups].sort().map(([group, places]) => {
  const has = (/** @type {Lines} */ lines) => places.filter(({ file, line }) => lines.get(file)?.has(line))
  const inUnit = has(unit).length
  const inJourneys = places.filter(({ file, line }) =>
    journeys.some(({ lines }) => lines.get(file)?.has(line)),
  )
  const either = places.filter(
    ({ file, line }) => unit.get(file)?.has(line) || journeys.some(({ lines }) => lines.get(file)?.has(line)),
  )
  const most = journeys
    .map(({ name, lines }) => ({ name, count: has(lines).length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
    .map(({ name, count }) => `${name} ${percent(count, places.length)}`)
  return { group, lines: places.length, inUnit, inJourneys: inJourneys.length, either: either.length, most }
})
const sum = (/** @type {'lines' | 'inUnit' | 'inJourneys' | 'either'} */ key) =>
  rows.reduce((total, row) => total + row[key], 0)
const text = [
  '| folder | lines | unit tests | journeys | either | proven most by |',
  '|---|---|---|---|---|---|',
  ...rows.map(
    ({ group, lines, inUnit, inJourneys, either, most }) =>
      `| ${group} | ${lines} | ${percent(inUnit, lines)} | ${percent(inJourneys, lines)} | ${percent(either, lines)} | ${most.join(', ')} |`,
  ),
  `| all | ${sum('lines')} | ${percent(sum('inUnit'), sum('lines'))} | ${percent(sum('inJourneys'), sum('lines'))} | ${percent(sum('either'), sum('lines'))} | |`,
]
const bare = [...all]
  .map(([file, lines]) => {
    const missed = [...lines].filter(
      (line) => !unit.get(file)?.has(line) && !journeys.some((journey) => journey.lines.get(file)?.has(line)),
    )
    return { file, missed: missed.sort((a, b) => a - b), lines: lines.size }
  })
  .sort((a, b) => b.missed.length - a.missed.length)
  .slice(0, 40)
writeFileSync(
  join(folder, 'missed.txt'),
  bare.map(({ file, missed, lines }) => `${missed.length}/${lines} ${file}: ${missed.join(' ')}`).join('\n'),
)
console.log(text.join('\n'))
console.log(`\nLines that nothing executes, by file: ${join(folder, 'missed.txt')}`)
