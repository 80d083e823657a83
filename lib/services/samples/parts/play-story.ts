import type { Connection } from '#db/client.ts'
import type { JointTransaction } from '#db/transaction.ts'
import { sampleClock } from '#lib/domain/samples/sample-clock.ts'
import { sampleCustomer } from '#lib/domain/samples/sample-customer.ts'
import type { SampleStory } from '#lib/domain/samples/sample-plan.ts'
import type { Actor } from '#lib/services/context.ts'
import {
  type RehearsedReceiver,
  rehearseDeliveries,
} from '#lib/services/webhooks/shared/rehearse-deliveries.ts'
import { chooseCpf } from './choose-cpf.ts'
import { playCltStory } from './play-clt-story.ts'
import { playFgtsStory } from './play-fgts-story.ts'
import type { SampleCast } from './sample-cast.ts'
import type { SampleStage } from './sample-stage.ts'

type StoryInput = {
  tx: Connection
  joint: JointTransaction
  organizationId: string
  setId: string
  story: SampleStory
  cast: SampleCast
  now: Date
}

/** Plays one customer's story and returns the rows it created; null if no institution or CPF is available. */
export const playStory = async (input: StoryInput): Promise<SampleStage['rows'] | null> => {
  const { tx, organizationId, story, cast, now } = input
  const institutions = cast.institutions[story.product]
  const institution = institutions[story.number % institutions.length]
  if (!institution) return null
  const documentNumber = await chooseCpf(tx, organizationId, { story, institution })
  if (documentNumber === undefined) return null
  const stage: SampleStage = {
    ...input,
    clock: sampleClock(story, now),
    customer: sampleCustomer(story.number),
    documentNumber,
    author: authorOf(cast, story),
    institution,
    table: cast.tables.find(
      (table) => table.product === story.product && table.institutionCode === institution.code,
    ),
    rows: [],
  }
  await (story.product === 'fgts' ? playFgtsStory(stage) : playCltStory(stage))
  await rehearseDeliveries(tx, organizationId, { receiver: receiverOf(story, now), until: now })
  return stage.rows
}

const authorOf = ({ authors }: SampleCast, { number }: SampleStory): Actor => {
  const [first, ...others] = authors
  const other = others[Math.floor(number / 2) % Math.max(1, others.length)]
  const author = number % 2 === 1 && other ? other : first
  if (!author) throw new Error('sample data has no author')
  return author
}

const DAY_MS = 86_400_000
/** Minimum age in days of a story whose deliveries fail, because their retries take three days. */
const FAILED_DAYS = 8

const receiverOf = ({ end, number, startsAt }: SampleStory, now: Date): RehearsedReceiver => {
  const isOld = now.getTime() - startsAt.getTime() > FAILED_DAYS * DAY_MS
  // Only deliveries of single-event stories fail, because an endpoint that fails for five days is disabled.
  if (isOld && end === 'inquiry' && number % 5 === 0) return 'failing'
  return number % 9 === 4 ? 'recovering' : 'working'
}
