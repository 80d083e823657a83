import { writeFile } from 'node:fs/promises'
import { getSubjectReport } from '#lib/services/personal-data/get-subject-report.ts'
import { type Command, ORGANIZATION_OPTION, textOption } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'
import { typedCustomer } from '../typed-customer.ts'

export const command: Command = {
  usage: '<cpf> [--out <file>] [--organization <name|id>]',
  summary: 'export everything stored about a CPF as JSON (LGPD art. 18); printed unless --out names a file',
  options: { ...ORGANIZATION_OPTION, out: { type: 'string' } },
  run: async (typed) => {
    const context = await organizationContext(typed)
    const { key } = typedCustomer(typed, context.organizationId)
    const { content } = await getSubjectReport(context, { key })
    const out = textOption(typed, 'out')
    if (out === undefined) return print(content.toString('utf8'))
    await writeFile(out, content, { mode: 0o600 })
    print(`wrote ${content.length} bytes to ${out}, readable only by you`)
  },
}
