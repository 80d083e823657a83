import { changeOrganizationContact } from '#lib/services/organizations/change-organization-contact.ts'
import { type Command, ORGANIZATION_OPTION, textOption } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '[--name <who>] [--phone <phone>] [--email <address>] [--organization <name|id>]',
  summary: 'set the contact that customers see on their pages; omitted options are not shown',
  options: {
    ...ORGANIZATION_OPTION,
    name: { type: 'string' },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  run: async (args) => {
    const entries = ['name', 'phone', 'email'].map((key) => [key, textOption(args, key)] as const)
    const contact = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    await changeOrganizationContact(await organizationContext(args), contact)
    const fields = Object.keys(contact)
    print(
      fields.length === 0
        ? 'customers see only the name of the organization'
        : `customers see ${fields.join(', ')}`,
    )
  },
}
