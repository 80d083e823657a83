import { SCRIPT_AIM_BYTES } from '#tests/e2e/pages/first-load.ts'
import type { PageFigures } from './measure-page.ts'

/** `scriptBytes` is the compressed size of the scripts in the page's HTML, without prefetched ones. */
export type MeasuredPage = PageFigures & { scriptBytes: number }

const LCP_AIM_MS = 1300
const TBT_AIM_MS = 400
const CLS_AIM = 0.05

export const AIMS = `Aims: LCP ≤ ${LCP_AIM_MS / 1000} s, TBT ≤ ${TBT_AIM_MS} ms, CLS ≤ ${CLS_AIM}, scripts ≤ ${SCRIPT_AIM_BYTES / 1024} KiB compressed.`

const HEAD = ['page', 'score', 'LCP s', 'TBT ms', 'CLS', 'JS kB', 'all kB', 'aims']
const WIDTHS = [26, 6, 7, 7, 7, 7, 8, 24]

export const webTableOf = (pages: readonly MeasuredPage[], { head }: { head: boolean }): string => {
  const lines = pages.map((page) => [
    page.name,
    String(page.score),
    (page.lcpMs / 1000).toFixed(2),
    page.tbtMs.toFixed(0),
    page.cls.toFixed(3),
    (page.scriptBytes / 1000).toFixed(0),
    (page.totalBytes / 1000).toFixed(0),
    missedBy(page),
  ])
  return [...(head ? [HEAD] : []), ...lines].map(lineOf).join('\n')
}

const missedBy = ({ lcpMs, tbtMs, cls, moved, scriptBytes }: MeasuredPage) =>
  [
    lcpMs > LCP_AIM_MS ? 'LCP' : '',
    tbtMs > TBT_AIM_MS ? 'TBT' : '',
    cls > CLS_AIM ? `CLS (${moved.join(', ')})` : '',
    scriptBytes > SCRIPT_AIM_BYTES ? 'JS' : '',
  ]
    .filter((name) => name !== '')
    .join(' ') || 'met'

const lineOf = (cells: readonly string[]) =>
  cells
    .map((cell, column) =>
      column === 0 || column === HEAD.length - 1
        ? cell.padEnd(WIDTHS[column] ?? 0)
        : cell.padStart(WIDTHS[column] ?? 0),
    )
    .join('  ')
    .trimEnd()
