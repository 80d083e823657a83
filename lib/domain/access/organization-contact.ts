export type OrganizationContact = {
  /** A person or a department; defaults to the organization's name. */
  name: string
  /** Digits with the area code, without the country code. */
  phone: string | null
  email: string | null
}

/** Contact entered by a manager; the phone has digits only, and empty texts are not shown. */
export type StoredContact = { name: string; phone: string; email: string }

export const contactOf = (organization: {
  name: string
  contactName: string | null
  contactPhone: string | null
  contactEmail: string | null
}): OrganizationContact => ({
  name: organization.contactName ?? organization.name,
  phone: organization.contactPhone,
  email: organization.contactEmail,
})
