import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Written by scripts/lib/build-report.mjs during a build. */
const REPORT = join('.stamps', 'build-report.json')

const expected = z.number().positive()

const buildReport = z.object({
  phase: z.enum(['compile', 'pages', 'compress']),
  /** Milliseconds since 1970. */
  phaseStartedAt: z.number(),
  expectedMs: z.object({ compile: expected, pages: expected, compress: expected }),
})

export type BuildReport = z.output<typeof buildReport>

export const readBuildReport = (root: string): BuildReport | undefined => {
  try {
    return buildReport.parse(JSON.parse(readFileSync(join(root, REPORT), 'utf8')))
  } catch {
    return undefined
  }
}
