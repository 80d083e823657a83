/** Whom a customer reaches at the organization that serves them. */
export type OrganizationContact = {
  /** A person or a department; the organization itself where none is named. */
  name: string
  /** Digits with the area code, without the country. */
  phone: string | null
  email: string | null
}

/** What a manager typed of it; an empty text where nothing is shown. The phone as digits. */
export type ContactKept = { name: string; phone: string; email: string }

/** The contact of an organization, from what is kept of it. */
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
