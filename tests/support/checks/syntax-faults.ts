import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser as phpParser } from '@lezer/php'
import { parser as pythonParser } from '@lezer/python'

type Named = Readonly<Record<string, string>>

const treeFaults = (parser: typeof phpParser, samples: Named): string[] =>
  Object.entries(samples).flatMap(([name, code]) => {
    const faults: string[] = []
    parser.parse(code).iterate({
      enter: ({ type, from, to }) => {
        if (type.isError) faults.push(`${name}: ${JSON.stringify(code.slice(from - 20, to + 20))}`)
      },
    })
    return faults
  })

const isInstalled = (command: string) => spawnSync(command, ['--version']).status === 0

/** Returns the syntax errors of the samples. Also uses Python's own parser, if Python is installed. */
export const pythonFaults = (samples: Named): string[] => {
  const faults = treeFaults(pythonParser, samples)
  if (!isInstalled('python3')) return faults
  const check =
    'import ast, json, sys\nfor name, code in json.load(sys.stdin).items():\n  try: ast.parse(code)\n  except SyntaxError as error: print(name, error)'
  const { stdout, stderr } = spawnSync('python3', ['-c', check], {
    input: JSON.stringify(samples),
    encoding: 'utf8',
  })
  return [...faults, ...`${stdout}${stderr}`.split('\n').filter(Boolean)]
}

/** Returns the syntax errors of the samples. Also uses PHP's own parser, if PHP is installed. */
export const phpFaults = (samples: Named): string[] => {
  const faults = treeFaults(phpParser, samples)
  if (!isInstalled('php')) return faults
  const own = Object.entries(samples).flatMap(([name, code]) => {
    const { status, stdout } = spawnSync('php', ['-l'], { input: code, encoding: 'utf8' })
    return status === 0 ? [] : [`${name}: ${stdout}`]
  })
  return [...faults, ...own]
}

export const shellFaults = (samples: Named): string[] =>
  Object.entries(samples).flatMap(([name, code]) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' })
    return status === 0 ? [] : [`${name}: ${stderr}`]
  })

const OPTIONS = {
  strict: true,
  noEmit: true,
  module: 'nodenext',
  target: 'es2024',
  // Excludes the browser's types, which a program in Node does not have.
  lib: ['es2024'],
  types: ['node'],
  moduleDetection: 'force',
}

/** Returns the errors of the TypeScript compiler, including type errors. */
export const typescriptFaults = (samples: Named): string[] => {
  // Inside the checkout, so that the compiler finds Node's types.
  const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.samples-'))
  try {
    for (const [name, code] of Object.entries(samples)) writeFileSync(join(folder, `${name}.mts`), code)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }))
    const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
    return stdout.split('\n').filter(Boolean)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
