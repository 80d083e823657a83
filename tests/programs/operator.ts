import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** @throws with the output when a command fails */
export const operatorOf = (settings: Record<string, string>, checkout = process.cwd()) => {
  const { PATH, HOME } = process.env
  return async (line: string, input = ''): Promise<string> => {
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
    const child = spawn(process.execPath, ['scripts/admin.mjs', ...words], {
      cwd: checkout,
      env: { PATH, HOME, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...settings },
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.stdin.end(input)
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`admin ${line} failed:\n${output}`)
    return output
  }
}
