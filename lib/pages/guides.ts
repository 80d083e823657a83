import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getEnv } from '#lib/config/env.ts'
import { adaptGuide, decisionsIn, GUIDES } from '#lib/reference/guides.ts'

const FOLDER = join(process.cwd(), 'docs')

const NAMES = GUIDES.map(({ name }) => name)

const textOf = (name: string) => readFile(join(FOLDER, `${name}.md`), 'utf8')

export const publishedGuides = async (): Promise<ReadonlySet<string>> => {
  const texts = await Promise.all(NAMES.map(textOf))
  return new Set([...NAMES, ...texts.flatMap(decisionsIn)])
}

export const readGuide = async (name: string): Promise<string | undefined> => {
  if (!(await publishedGuides()).has(name)) return undefined
  const { ORIGIN, EMBEDDED } = getEnv()
  return adaptGuide(await textOf(name), { origin: ORIGIN, isDemo: EMBEDDED })
}
