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
  run: async (typed) => {
    const given = ['name', 'phone', 'email'].map((key) => [key, textOption(typed, key)] as const)
    const contact = Object.fromEntries(given.filter(([, value]) => value !== undefined))
    await changeOrganizationContact(await organizationContext(typed), contact)
    const shown = Object.keys(contact)
    print(
      shown.length === 0
        ? 'customers see only the name of the organization'
        : `customers see ${shown.join(', ')}`,
    )
  },
}
