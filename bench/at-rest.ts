import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import postgres from 'postgres'
import { prepareDatabase } from './prepare-database.ts'

/** Measures audit verification and re-encryption; the baselines read and write the same rows without them. */
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    entries: { type: 'string' },
    proposals: { type: 'string' },
  },
})
const ENTRIES = Number(options.entries ?? (options.quick ? 50_000 : 1_000_000))
const PROPOSALS = Number(options.proposals ?? (options.quick ? 2_000 : 50_000))
/** Audit entries per transaction. At its end, the database assigns their chain positions one by one. */
const BATCH = 25_000
const READ = 1_000
const WRITE = 200

const serverUrl = process.env.BENCH_DATABASE_URL
if (!serverUrl) throw new Error('use npm run bench:at-rest')
const run = promisify(execFile)
const database = await prepareDatabase(serverUrl, PROPOSALS)
const { organizationId } = database.volume
const owner = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
const folder = await mkdtemp(join(tmpdir(), 'origination-at-rest-'))

const command = async (args: readonly string[], keys: Record<string, string> = {}) => {
  const own = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder, EMBEDDED: '0', TRYING_OUT: '1' }
  const env = { ...process.env, ...database.environment, ...own, ...keys }
  const { stdout } = await run(process.execPath, [...args], { env, maxBuffer: 1 << 28 })
  return stdout
}

const timed = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now()
  const result = await work()
  return { seconds: (performance.now() - startedAt) / 1000, result }
}

const rows: string[] = []
const report = (what: string, count: number, seconds: number) =>
  rows.push(
    `${what.padEnd(44)}${String(count).padStart(10)}${seconds.toFixed(1).padStart(9)}${(count / seconds).toFixed(0).padStart(11)}`,
  )

const fillAudit = async () => {
  for (let filled = 0; filled < ENTRIES; filled += BATCH)
    await owner`
      insert into audit_entries (id, organization_id, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, request_id, ip, details)
      select uuidv7(), ${organizationId}, now(), 'user', gen_random_uuid()::text, 'Ana Souza', 'personal_data_revealed', 'proposal',
        gen_random_uuid()::text, gen_random_uuid()::text, '203.0.113.' || n % 250, '{"fields":["documentNumber","phone"],"reason":"customer_contact"}'
      from generate_series(1, ${Math.min(BATCH, ENTRIES - filled)}::int) as n`
  await database.settle()
}

const readAudit = async () => {
  const all = owner`
    select l.position, l.hash, e.* from audit_links l join audit_entries e on e.id = l.entry_id
    where l.organization_id = ${organizationId} order by l.position`
  for await (const _batch of all.cursor(READ));
}

const rewriteProposals = async () => {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const batch = await owner`
      update proposals set borrower = borrower, payment = payment
      where id in (select id from proposals where id > ${last} order by id limit ${WRITE}) returning id`
    if (batch.length === 0) return
    last =
      batch
        .map(({ id }) => String(id))
        .sort()
        .at(-1) ?? last
  }
}

const newKey = (id: string) => `${id}:${randomBytes(32).toString('hex')}`

const renew = async (what: string, keys: string) => {
  const renewal = ['scripts/admin.mjs', 'data-keys', 'renew']
  const { seconds, result } = await timed(() => command(renewal, { DATA_KEYS: keys }))
  report(what, Number(/re-encrypted (\d+) values/.exec(String(result))?.[1]), seconds)
}

try {
  console.log(`Writing ${ENTRIES} audit entries …`)
  const filling = await timed(fillAudit)
  const [links] =
    await owner`select count(*)::int as count from audit_links where organization_id = ${organizationId}`
  report('audit entries written and chained', ENTRIES, filling.seconds)
  report('audit entries read only (baseline)', links?.count, (await timed(readAudit)).seconds)
  const verified = await timed(() => command(['scripts/audit-verify.mjs']))
  report('audit entries verified (audit:verify)', links?.count, verified.seconds)
  await database.settle()
  report('proposals rewritten only (baseline)', PROPOSALS, (await timed(rewriteProposals)).seconds)
  const [first, second] = [newKey('first'), newKey('second')]
  await renew('values encrypted first (data-keys renew)', first)
  await database.settle()
  await renew('values re-encrypted (data-keys renew)', `${second},${first}`)
  console.log(
    `\n${''.padEnd(44)}${['count', 'seconds', 'a second'].map((head, at) => head.padStart([10, 9, 11][at] ?? 0)).join('')}`,
  )
  for (const row of rows) console.log(row)
} finally {
  await owner.end({ timeout: 5 })
  await database.drop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(0)
