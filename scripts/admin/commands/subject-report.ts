import { writeFile } from 'node:fs/promises'
import { getSubjectReport } from '#lib/services/personal-data/get-subject-report.ts'
import { type Command, ORGANIZATION_OPTION, textOption } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { parseCustomer } from '../parse-customer.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<cpf> [--out <file>] [--organization <name|id>]',
  summary: 'export everything stored about a CPF as JSON (LGPD art. 18); printed unless --out names a file',
  options: { ...ORGANIZATION_OPTION, out: { type: 'string' } },
  run: async (args) => {
    const context = await organizationContext(args)
    const { key } = parseCustomer(args, context.organizationId)
    const { content } = await getSubjectReport(context, { key })
    const out = textOption(args, 'out')
    if (out === undefined) return print(content.toString('utf8'))
    await writeFile(out, content, { mode: 0o600 })
    print(`wrote ${content.length} bytes to ${out}, readable only by you`)
  },
}
