import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Throttling } from './options.ts'

const run = promisify(execFile)
const LIGHTHOUSE = `${process.env.LIGHTHOUSE_DIR}/node_modules/lighthouse/cli/index.js`
const CHROME = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage'

/** Times in milliseconds, `cls` without unit, sizes in compressed bytes. */
export type PageFigures = {
  name: string
  score: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** Selectors of the elements that moved in the visit with the largest layout shift. */
  moved: readonly string[]
  totalBytes: number
}

type Page = { name: string; url: string; cookie: string | null }

type How = { runs: number; throttling: Throttling }

const METHODS = { applied: 'devtools', simulated: 'simulate' }

// A visit is retried, because the browser sometimes loses the performance trace.
const TRIES = 3

type Report = {
  finalDisplayedUrl: string
  runtimeError?: { message: string }
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue?: number; details?: { items?: Resource[] } }>
}
type Resource = { transferSize?: number; node?: { selector?: string } }

/** Returns medians over visits with an empty cache on Lighthouse's slow phone (CPU 4 × slower, slow 4G). */
export const measurePage = async (page: Page, { runs, throttling }: How): Promise<PageFigures> => {
  const visits: PageFigures[] = []
  for (let count = 0; count < runs; count += 1) visits.push(figuresOf(page, await visit(page, throttling)))
  const median = (pick: (figures: PageFigures) => number) =>
    visits.map(pick).sort((a, b) => a - b)[Math.floor((visits.length - 1) / 2)] ?? 0
  return {
    name: page.name,
    score: median(({ score }) => score),
    lcpMs: median(({ lcpMs }) => lcpMs),
    tbtMs: median(({ tbtMs }) => tbtMs),
    cls: median(({ cls }) => cls),
    moved: [...visits].sort((a, b) => b.cls - a.cls)[0]?.moved ?? [],
    totalBytes: median(({ totalBytes }) => totalBytes),
  }
}

const visit = async (page: Page, throttling: Throttling, tries = TRIES): Promise<Report> => {
  const { url, cookie } = page
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []
  const method = `--throttling-method=${METHODS[throttling]}`
  const args = [LIGHTHOUSE, url, '--only-categories=performance', '--output=json', '--quiet', method]
  const options = { maxBuffer: 64 * 1024 * 1024, timeout: 180_000 }
  const result = await run(
    process.execPath,
    [...args, ...headers, `--chrome-flags=${CHROME}`],
    options,
  ).catch((error: Error & { stderr?: string }) => error)
  if (result instanceof Error) {
    if (tries > 1) return visit(page, throttling, tries - 1)
    throw new Error(`${page.name}: ${result.stderr ?? result.message}`)
  }
  const report = JSON.parse(result.stdout) as Report
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  if (new URL(report.finalDisplayedUrl).pathname === '/login' && !url.endsWith('/login'))
    throw new Error(`${url} led to the sign-in page`)
  return report
}

const figuresOf = ({ name }: Page, { categories, audits }: Report): PageFigures => {
  const itemsOf = (audit: string) => audits[audit]?.details?.items ?? []
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    name,
    score: Math.round(categories.performance.score * 100),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    moved: itemsOf('layout-shifts').flatMap(({ node }) => node?.selector ?? []),
    totalBytes: itemsOf('network-requests').reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  }
}
