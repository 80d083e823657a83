import { listFailedJobs } from '#db/queries/jobs/failed-jobs.ts'
import { withLookup } from '#db/transaction.ts'
import type { Command } from '../command.ts'
import { allOrganizations } from '../operator.ts'
import { instantText, print, printTable } from '../print.ts'

const MOST = 200

export const command: Command = {
  usage: '',
  summary: `list jobs that failed in every attempt, newest first (up to ${MOST})`,
  run: async () => {
    const names = new Map((await allOrganizations()).map(({ id, name }) => [id, name]))
    const jobs = await withLookup({}, (tx) => listFailedJobs(tx, MOST))
    if (jobs.length === 0) return print('no job has failed for good')
    printTable(
      ['id', 'job', 'organization', 'attempts', 'last error', 'created', 'failed'],
      jobs.map((job) => [
        job.id,
        job.name,
        names.get(job.organizationId ?? '') ?? '-',
        String(job.attempts),
        job.lastError ?? '-',
        instantText(job.createdAt),
        instantText(job.failedAt),
      ]),
    )
  },
}
