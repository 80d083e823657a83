import { certifyUser } from '#lib/services/access/certify-user.ts'
import { CERTIFICATE_OPTIONS, CERTIFICATE_USAGE, parseCertificate } from '../certificate-options.ts'
import { type Command, ORGANIZATION_OPTION, usageError, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<e-mail> ${CERTIFICATE_USAGE} [--organization <name|id>]`,
  summary: "record a person's correspondent certificate; earlier ones stay in the history",
  options: { ...ORGANIZATION_OPTION, ...CERTIFICATE_OPTIONS },
  run: async (args) => {
    const email = wordAt(args, 0, 'e-mail')
    const certificate = parseCertificate(args)
    if (!certificate) throw usageError('--certification is missing')
    await certifyUser(await organizationContext(args), { email, certificate })
    print(`certificate ${certificate.number} of ${email} recorded`)
  },
}
