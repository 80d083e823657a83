import { expect, test } from 'vitest'

const KNOWN = 'Known are --only=server, --only=worker, --dev and --help, behind npm start --'
const OWN = { DATABASE_URL: 'postgres://somewhere/credit' }

const parse = async (args: string[], env: Record<string, string> = OWN) => {
  const { startOptions } = await import('#scripts/lib/start-options.mjs')
  return startOptions(args, env)
}

test('starts everything, or the one part that is named', async () => {
  expect(await parse([])).toEqual({ isHelp: false, isDev: false, parts: ['server', 'worker'] })
  expect(await parse(['--dev'], {})).toMatchObject({ isDev: true, parts: ['server', 'worker'] })
  expect(await parse(['--only=server'])).toMatchObject({ parts: ['server'] })
  expect(await parse(['--only', 'worker'])).toMatchObject({ parts: ['worker'] })
  expect(await parse(['--help'], {})).toMatchObject({ isHelp: true })
})

test('rejects an unknown option in a sentence, before it starts anything', async () => {
  for (const [args, sentence] of [
    [['--onyl=worker'], `Unknown argument "--onyl". ${KNOWN}`],
    [['worker'], `Unknown argument "worker". ${KNOWN}`],
    [['--only'], '--only takes one process: --only=server or --only=worker.'],
    [['--only=both'], '--only takes one process: --only=server or --only=worker.'],
    [['--only=worker', '--dev'], '--only cannot be combined with --dev, which starts everything.'],
  ] as const)
    await expect(parse([...args])).rejects.toMatchObject({ expected: true, message: sentence })
})

test('rejects a part alone without a database that its other part can share', async () => {
  await expect(parse(['--only=worker'], {})).rejects.toMatchObject({
    expected: true,
    message: expect.stringContaining('set DATABASE_URL'),
  })
})
