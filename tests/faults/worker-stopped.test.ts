import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { longestSeconds, recordFigures } from '#tests/support/checks/record-figures.ts'
import { drillSize, drillTimeout } from '#tests/support/fixtures/drill-size.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { balanceJourney, ONE_OF_EACH } from './balance-journey.ts'
import { QUIET_WITHIN_MS, tableLocks } from './table-locks.ts'
import { startWorkerProcess } from './worker-process.ts'

const STOPS = drillSize('stops', { short: 1, full: 8 })
/**
 * Long enough for a takeover. Other workers notice a silent worker after 12 s. Postgres ends the silent
 * worker's open transaction after 15 s.
 */
const TAKEN_OVER_WITHIN_MS = 60_000

const PLACES = [
  ['send_fgts_balance_query', 'sandbox_cases'],
  ['send_fgts_balance_query', 'institution_references'],
  ['sandbox_work', 'institution_events'],
  ['interpret_institution_event', 'events'],
] as const

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness?.stop())

test(
  `hands the work of a worker suspended in a job (${STOPS} times) to others, and writes nothing twice when it resumes`,
  async () => {
    const journey = balanceJourney(harness)
    const { lock, inTheMiddleOf } = tableLocks(harness)
    const took: number[] = []
    for (let stop = 0; stop < STOPS; stop += 1) {
      const [task, table] = PLACES[stop % PLACES.length] ?? PLACES[0]
      const stopped = await startWorkerProcess()
      const unlock = await lock(table)
      const queryId = await journey.ask()
      await inTheMiddleOf(task)
      stopped.signal('SIGSTOP')
      await unlock()
      const since = performance.now()
      const other = await startWorkerProcess()
      await journey.succeeded(queryId, TAKEN_OVER_WITHIN_MS)
      took.push(performance.now() - since)
      expect(await journey.traces(queryId)).toEqual(ONE_OF_EACH)

      await other.end('SIGTERM')
      stopped.signal('SIGCONT')
      // Only the resumed worker is left: it must drop its old job and take a new query.
      const next = await journey.ask()
      await journey.succeeded(next, QUIET_WITHIN_MS)
      for (const id of [queryId, next]) expect(await journey.traces(id)).toEqual(ONE_OF_EACH)
      await eventually('it to go on', () => stopped.isRunning())
      await stopped.end('SIGKILL')
    }
    recordFigures('workers stopped (SIGSTOP) in the middle of a job', {
      'workers stopped': STOPS,
      'longest until another had ended the job': longestSeconds(took),
      'things done twice': 0,
    })
  },
  drillTimeout(STOPS, 120_000),
)
