import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { CustomerContactForm } from '#components/people/customer-contact-form.tsx'
import { PeopleTabs } from '#components/people/people-tabs.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getOrganizationContact } from '#lib/services/organizations/get-organization-contact.ts'
import { changeContact } from '../actions.ts'

const TEXTS = texts({
  title: ['Contato dos clientes', 'Customers’ contact'],
  meta: [
    'Quem o cliente procura quando tem uma dúvida. Aparece em todas as páginas dele.',
    'Whom customers turn to with a question. It is on every page of theirs.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function CustomerContactPage() {
  const context = await contextOfPerson('manage_access')
  const t = await pageTexts(TEXTS)
  const { organizationName, ...contact } = await getOrganizationContact(context)
  return (
    <>
      <PageHeader title={t.title} meta={t.meta} />
      <PeopleTabs />
      <CustomerContactForm organizationName={organizationName} contact={contact} change={changeContact} />
    </>
  )
}
