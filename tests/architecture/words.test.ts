import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentPages } from '#tests/support/documents'
import { wordsOfSource } from '#tests/support/words-of-source'

type Word = {
  /**
   * What may not come back, in names and comments. A name is read as its words: `isHeldBack` is "is held
   * back".
   */
  word: RegExp
  /** What the field says instead. */
  use: string
  /** Forms that mean something else: all of them in a text, so with the flag g. */
  allowed?: RegExp
  /** Paths where the word means something else. */
  allowedIn?: RegExp
}

/**
 * The words of our own that the field has a standard word for: nobody finds what they know under another
 * name.
 */
const WORDS: readonly Word[] = [
  { word: /\barrows\b/, use: 'import boundaries', allowed: /\barrows mark\b/g },
  { word: /\bdoors?\b/, use: 'route handler, endpoint' },
  { word: /\b(awake|wakes?|waking|woken|woke)\b/, use: 'hydrated, hydration' },
  { word: /\bknock(s|ed|ing)?\b/, use: 'request' },
  { word: /\b(holds?|holding)\b/, use: 'lock; contain, keep, apply, check against' },
  {
    word: /\bheld\b/,
    use: 'locked; kept, checked against',
    // The status of a signature that waits for a manager, and of a delivery to a receiver that is switched
    // off.
    allowed: /^held$|`held`|\bheld (proposal|delivery)\b/g,
    allowedIn: /review\/held/,
  },
  {
    word: /\b(draw|draws|drawn|drew|drawing)\b/,
    use: 'render',
    // What is put on paper, a chart or a canvas is drawn.
    allowedIn: /pdf|^components\/charts|phone-drawing|fgts-guide|photo/,
  },
  { word: /\bpieces?\b/, use: 'component, part' },
  {
    word: /\b(dialog|guide|offer|palette|behind|open|opened|a|the) window\b/,
    use: 'dialog',
    // The browser's own, and a span of time.
    allowed:
      /\b(in the window|a window opened after an answer|once a window|the window of what is moving)\b/g,
    allowedIn: /^(bench|db|lib|tests)\//,
  },
  {
    word: /\b(un)?seal(s|ed|ing)?\b/,
    use: 'encrypt, decrypt',
    // Columns keep the names they have in the database.
    allowed: /\bsealed (secret|previous secret|private jwk)\b/g,
  },
  {
    word: /\btold\b/,
    use: 'reported, returned, notified, distinguished',
    // A column keeps the name it has in the database.
    allowed: /\btold at\b/g,
  },
  {
    word: /\btells\b/,
    use: 'says, reports, names, gives, shows',
    allowed: /\btells them apart\b/g,
    allowedIn: /^tests\//,
  },
  { word: /\btidings\b/, use: 'report' },
  { word: /\b(stands|stood)\b/, use: 'is, means, represents, applies' },
  {
    word: /\bpanels?\b/,
    use: 'back office',
    // Addresses and a table that programs and databases know, and what a dialog or a tab shows.
    allowed: /\/panel\b|`?\bpanel.changes\b|\b(dialog|tab) ?panel\b/g,
    allowedIn: /^app\/api\/panel\/|panel-changes/,
  },
  {
    word: /\bproduction\b/,
    use: 'sales: production is where the service runs',
    // Tables, a permission and addresses keep the names that databases and programs know.
    allowed: /\/production\b|\b(view production|production (asks|contracts|stays|stage code))\b/g,
    allowedIn: /^app\/(\(manager\)|api\/panel)\/production\/|^(bench|scripts|tests)\/|\.md$/,
  },
  { word: /^said( in)?$|\bsaid reasons\b/, use: 'localized, localizedTexts', allowedIn: /^tests\// },
  { word: /\bpaces?$|^paces? of\b/, use: 'refetch interval', allowedIn: /^(tests|bench)\/|\.md$/ },
  {
    word: /\bread (applications |people |webhooks )?again\b/,
    use: 'refetch',
    allowedIn: /^(lib\/services|tests|docs)\//,
  },
  { word: /\bloaded ahead\b/, use: 'preloaded' },
  { word: /\blook(s|ed|ing)? again\b|\blook (every|column)\b|\blook ms$/, use: 'poll, refetch; preview' },
  {
    word: /\bbeats?\b/,
    use: 'heartbeat',
    // A column, a function of the database and an event of the stream keep their names.
    allowed: /\bbeat (at|workers)\b|`beat`/g,
  },
  {
    word: /^staff\b|\bstaff (screens?|pages?|frame|menu)\b/,
    use: 'back office; staff are people',
  },
  { word: /\brivals?\b/, use: 'comparison' },
  { word: /\b(shelf|shelves)\b/, use: 'product (of an institution), product key' },
  { word: /\b(ladders?|rungs?)\b/, use: 'range' },
  { word: /\bdesks?\b/, use: 'review workspace, queue; desktop' },
  { word: /\bwish(es|ed)?\b/, use: 'request, requested; options of a fixture' },
  {
    word: /^([a-z\d]+ ){0,4}(looks?|looked)$|^look of\b|\blook ts$/,
    use: 'variant (of a component), style, display (label, icon and tone), preview, poll',
  },
  {
    word: /^(?!(last|usual|to decimal|decimal) places?$)([a-z\d]+ )+places?$|\bplace of$|\bplace ts(x)?$/,
    use: 'cursor, slot, position, step, destination, href',
    allowed: /^in place of$/g,
  },
  { word: /\b(ears?|doubts?|(un)?excused)\b/, use: 'early input queue; flaky tests' },
  { word: /^components .* view tsx$/, use: 'screen; a view is saved' },
]

/** The documentation, a paragraph at a time, without what is quoted from code and where links lead. */
const PAGES = documentPages().map(({ path, prose }) => ({
  path,
  said: prose.split(/\n\s*\n/).map((part) =>
    part
      .replace(/`[^`]*`/g, '``')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/\s+/g, ' ')
      .toLowerCase(),
  ),
}))

const SOURCES = ['app', 'components', 'db', 'lib', 'scripts', 'tests', 'bench'].flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith('db/migrations/') && path !== 'tests/architecture/words.test.ts')
    .map((path) => ({ path, said: wordsOfSource(path, readFileSync(path, 'utf8')) })),
)

test.each(WORDS)('nothing is called $word: the word is $use', ({ word, allowed = /$^/g, allowedIn }) => {
  const found = [...PAGES, ...SOURCES]
    .filter(({ path }) => !allowedIn?.test(path))
    .flatMap(({ path, said }) =>
      said.filter((text) => word.test(text.replaceAll(allowed, ''))).map((text) => `${path}: ${text}`),
    )
  expect(found).toEqual([])
})
