import type { Role } from '#lib/domain/access/permissions.ts'
import { createUser } from '#lib/services/access/create-user.ts'
import { CERTIFICATE_OPTIONS, CERTIFICATE_USAGE, parseCertificate } from './certificate-options.ts'
import { type Command, ORGANIZATION_OPTION, requiredOption, wordAt } from './command.ts'
import { organizationContext } from './operator.ts'
import { print, printSecret } from './print.ts'
import { PASSWORD_OPTIONS, PASSWORD_USAGE, readPassword } from './read-password.ts'

export const createPersonCommand = (role: Role, summary: string): Command => ({
  usage: `<e-mail> --name <name> [${CERTIFICATE_USAGE}] ${PASSWORD_USAGE} [--organization <name|id>]`,
  summary,
  options: {
    ...ORGANIZATION_OPTION,
    ...PASSWORD_OPTIONS,
    name: { type: 'string' },
    ...CERTIFICATE_OPTIONS,
  },
  run: async (args) => {
    const context = await organizationContext(args)
    const email = wordAt(args, 0, 'e-mail')
    const name = requiredOption(args, 'name')
    const { password, generated } = await readPassword(args)
    await createUser(context, { email, name, role, password, certificate: parseCertificate(args) })
    print(`${role} ${email} created`)
    if (generated) printSecret('password', password)
  },
})
