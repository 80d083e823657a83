import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { bootstrap } from './lib/bootstrap.mjs'
import { say } from './lib/output.mjs'
import { inRoot, packageBin } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { runCommand } from './lib/stop.mjs'
import { wrapComments } from './lib/wrap-comments.mjs'

const format = async () => {
  await bootstrap('format')
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    cwd: inRoot(),
    encoding: 'utf8',
  })
  for (const path of files
    .split('\n')
    .filter(Boolean)
    .map((file) => inRoot(file))) {
    const source = readFileSync(path, 'utf8')
    const wrapped = wrapComments(source)
    if (wrapped !== source) writeFileSync(path, wrapped)
  }
  const { code } = await run(
    process.execPath,
    [packageBin('@biomejs/biome', 'biome'), 'check', '--write', '.'],
    {
      interactive: true,
    },
  )
  if (code === 0) say('formatted')
  return code
}

await runCommand(format, 130)
