import { writeFile } from 'node:fs/promises'
import { getSubjectReport } from '#lib/services/personal-data/get-subject-report.ts'
import { type Command, ORGANIZATION_OPTION, textOption } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'
import { typedCustomer } from '../typed-customer.ts'

export const command: Command = {
  usage: '<cpf> [--out <file>] [--organization <name|id>]',
  summary:
    'everything stored on a CPF as one JSON file (LGPD art. 18), on the terminal unless --out says where',
  options: { ...ORGANIZATION_OPTION, out: { type: 'string' } },
  run: async (typed) => {
    const context = await organizationContext(typed)
    const { key } = typedCustomer(typed, context.organizationId)
    const { content } = await getSubjectReport(context, { key })
    const out = textOption(typed, 'out')
    if (out === undefined) return print(content.toString('utf8'))
    await writeFile(out, content, { mode: 0o600 })
    print(`${content.length} bytes are in ${out}, readable by you alone`)
  },
}
