import { listSubjectErasures } from '#db/queries/personal-data/subject-erasures.ts'
import { listHoldings } from '#db/queries/personal-data/subject-holdings.ts'
import { withSnapshot } from '#db/transaction.ts'
import { textIn } from '#lib/domain/language.ts'
import { planErasure } from '#lib/domain/personal-data/erasure-plan.ts'
import { RETENTIONS } from '#lib/domain/personal-data/retention.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { customerDigest } from '#lib/services/kernel/customer-digest.ts'
import { documentNumberOfKey } from '#lib/services/kernel/customer-key.ts'
import { independentManagers } from '#lib/services/kernel/require-independent-person.ts'
import { countsOf } from './parts/erase-holdings.ts'

/** Previews an erasure: deleted data, legally retained data, possible deciders. @throws not_found */
export const getErasurePlan = async (context: Context, { key }: { key: string }) => {
  requirePermission(context, 'answer_subjects')
  const { organizationId, now: at, language, actor } = context
  const documentNumber = documentNumberOfKey(organizationId, key)
  return withSnapshot(context, async (tx) => {
    const plan = planErasure(await listHoldings(tx, { organizationId, documentNumber }), { at, askedAt: at })
    const digest = customerDigest({ organizationId, documentNumber })
    const [newest] = await listSubjectErasures(tx, { organizationId, customerDigest: digest })
    const open = newest?.status === 'proposed' ? newest : null
    const deciders = await independentManagers(tx, context, {
      createdById: open?.createdById ?? actor.id,
      permission: 'answer_subjects',
    })
    return {
      ...countsOf(plan),
      uploads: plan.withoutUploads.length,
      keptRecords: plan.retained.map(({ kind, subject, id, until }) => ({
        ...{ kind, subject, id, until },
        what: kind === 'running' ? null : textIn(RETENTIONS[kind].what, language),
        duty: kind === 'running' ? null : textIn(RETENTIONS[kind].duty, language),
      })),
      open: open && {
        id: open.id,
        createdAt: open.createdAt,
        createdByName: open.createdByName,
        isMine: open.createdById === actor.id,
        mayDecide: deciders.some(({ id }) => id === actor.id),
      },
      deciders: deciders.map(({ name }) => name),
      erasedAt: newest?.status === 'done' ? newest.decidedAt : null,
    }
  })
}
