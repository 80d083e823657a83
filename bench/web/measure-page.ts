import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const LIGHTHOUSE = `${process.env.LIGHTHOUSE_DIR}/node_modules/lighthouse/cli/index.js`
const CHROME = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage'

/** What a slow phone feels of a page: milliseconds, a share without unit, and compressed bytes. */
export type PageFigures = {
  name: string
  score: number
  lcpMs: number
  tbtMs: number
  cls: number
  scriptBytes: number
  totalBytes: number
}

type Page = { name: string; url: string; cookie: string | null }

type Report = {
  finalDisplayedUrl: string
  runtimeError?: { message: string }
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue?: number; details?: { items?: Resource[] } }>
}
type Resource = { resourceType?: string; transferSize?: number }

/** The median of several visits, each with an empty cache, on Lighthouse's own slow phone (4 × slower processor, slow 4G). */
export const measurePage = async (page: Page, runs: number): Promise<PageFigures> => {
  const visits: PageFigures[] = []
  for (let count = 0; count < runs; count += 1) visits.push(figuresOf(page, await visit(page)))
  const median = (pick: (figures: PageFigures) => number) =>
    visits.map(pick).sort((a, b) => a - b)[Math.floor((visits.length - 1) / 2)] ?? 0
  return {
    name: page.name,
    score: median(({ score }) => score),
    lcpMs: median(({ lcpMs }) => lcpMs),
    tbtMs: median(({ tbtMs }) => tbtMs),
    cls: median(({ cls }) => cls),
    scriptBytes: median(({ scriptBytes }) => scriptBytes),
    totalBytes: median(({ totalBytes }) => totalBytes),
  }
}

const visit = async ({ url, cookie }: Page): Promise<Report> => {
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []
  const args = [LIGHTHOUSE, url, '--only-categories=performance', '--output=json', '--quiet', ...headers]
  const options = { maxBuffer: 64 * 1024 * 1024, timeout: 180_000 }
  const { stdout } = await run(process.execPath, [...args, `--chrome-flags=${CHROME}`], options)
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  if (new URL(report.finalDisplayedUrl).pathname === '/login' && !url.endsWith('/login'))
    throw new Error(`${url} led to the sign-in page`)
  return report
}

const figuresOf = ({ name }: Page, { categories, audits }: Report): PageFigures => {
  const resources = audits['network-requests']?.details?.items ?? []
  const bytesOf = (wanted: (resource: Resource) => boolean) =>
    resources.filter(wanted).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    name,
    score: Math.round(categories.performance.score * 100),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: bytesOf(({ resourceType }) => resourceType === 'Script'),
    totalBytes: bytesOf(() => true),
  }
}
