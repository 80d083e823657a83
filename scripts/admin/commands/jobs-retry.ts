import { retryFailedJobs } from '#lib/services/housekeeping/retry-failed-jobs.ts'
import { type Command, usageError } from '../command.ts'
import { operatorContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '[id] [--all]',
  summary: 'run a job again that failed in every attempt, or all of them; see jobs failed',
  options: { all: { type: 'boolean' } },
  run: async (args) => {
    const [id] = args.words
    const isAll = args.values.all === true
    if (isAll === (id !== undefined)) throw usageError('give the id of a failed job, or --all')
    if (id !== undefined && !/^\d{1,18}$/.test(id)) throw usageError(`"${id}" is not the id of a job`)
    const count = await retryFailedJobs(operatorContext(''), id === undefined ? undefined : [id])
    if (count === 0 && !isAll) throw usageError(`job ${id} has not failed for good`)
    print(`${count} ${count === 1 ? 'job runs' : 'jobs run'} again`)
  },
}
