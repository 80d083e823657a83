import { RETENTIONS } from '#lib/domain/personal-data/retention.ts'
import { eraseSubject } from '#lib/services/personal-data/erase-subject.ts'
import { getErasurePlan } from '#lib/services/personal-data/get-erasure-plan.ts'
import { type Command, ORGANIZATION_OPTION } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { parseCustomer } from '../parse-customer.ts'
import { instantText, print, printTable } from '../print.ts'
import { SUBJECT_REASON_OPTION, subjectReasonOf } from '../subject-reason-option.ts'

export const command: Command = {
  usage: '<cpf> [--confirm --reason <reason>] [--organization <name|id>]',
  summary:
    'erase what no legal duty keeps of a CPF (LGPD art. 18 VI); without --confirm, only print the plan',
  options: { ...ORGANIZATION_OPTION, ...SUBJECT_REASON_OPTION, confirm: { type: 'boolean' } },
  run: async (args) => {
    const context = await organizationContext(args)
    const { documentNumber, key } = parseCustomer(args, context.organizationId)
    const plan = await getErasurePlan(context, { key })
    const outcome = args.values.confirm
      ? await eraseSubject(context, { documentNumber, reason: subjectReasonOf(args) })
      : null
    const { deleted, anonymized } = outcome?.counts ?? plan
    const verb = outcome ? '' : 'would be '
    print(`records ${verb}deleted: ${deleted}; records ${verb}anonymized: ${anonymized}`)
    const retained = outcome?.retained ?? plan.keptRecords
    if (retained.length === 0) return print('nothing is kept under a legal duty')
    print('kept under a legal duty:')
    printTable(
      ['what', 'record', 'until', 'duty'],
      retained.map(({ kind, id, until }) =>
        kind === 'running'
          ? ['still running', id, 'it ends', 'LGPD art. 7 V']
          : [RETENTIONS[kind].what.en, id, instantText(until), RETENTIONS[kind].duty.en],
      ),
    )
    if (!outcome) print('nothing was erased; add --confirm to erase')
  },
}
