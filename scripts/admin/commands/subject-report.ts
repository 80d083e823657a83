import { writeFile } from 'node:fs/promises'
import { getSubjectReport } from '#lib/services/personal-data/get-subject-report.ts'
import { type Command, ORGANIZATION_OPTION, textOption } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { parseCustomer } from '../parse-customer.ts'
import { print } from '../print.ts'
import { SUBJECT_REASON_OPTION, subjectReasonOf } from '../subject-reason-option.ts'

export const command: Command = {
  usage: '<cpf> --reason <reason> [--out <file>] [--organization <name|id>]',
  summary:
    'export everything stored about a CPF (LGPD art. 18), as PDF if --out ends in .pdf, else as JSON; printed without --out',
  options: { ...ORGANIZATION_OPTION, ...SUBJECT_REASON_OPTION, out: { type: 'string' } },
  run: async (args) => {
    const context = await organizationContext(args)
    const { key } = parseCustomer(args, context.organizationId)
    const out = textOption(args, 'out')
    const format = out?.endsWith('.pdf') ? 'pdf' : 'json'
    const { content } = await getSubjectReport(context, { key, format, reason: subjectReasonOf(args) })
    if (out === undefined) return print(content.toString('utf8'))
    await writeFile(out, content, { mode: 0o600 })
    print(`wrote ${content.length} bytes to ${out}, readable only by you`)
  },
}
