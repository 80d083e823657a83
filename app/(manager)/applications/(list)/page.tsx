import type { Metadata } from 'next'
import { readApplicationFilter } from '#components/applications/application-filter.ts'
import { ApplicationList } from '#components/applications/application-list.tsx'
import { CreateApplicationDialog } from '#components/applications/create-application-dialog.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { listApplicationsContract } from '#lib/contracts/applications/applications.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listOrganizationApplications } from '#lib/services/applications/get-application.ts'
import { create } from '../actions.ts'

const TEXTS = texts({
  title: ['Aplicações', 'Applications'],
  meta: [
    'Os programas que chamam a API da sua organização.',
    "The programs that call your organization's API.",
  ],
  docs: ['Referência da API', 'API reference'],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function ApplicationsPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('manage_access')
  const t = await pageTexts(TEXTS)
  const applications = await listOrganizationApplications(context)
  return (
    <>
      <PageHeader
        variant="list"
        title={t.title}
        meta={t.meta}
        actions={
          <>
            <LinkButton href="/docs" prefetch={false}>
              {t.docs}
            </LinkButton>
            <CreateApplicationDialog create={create} />
          </>
        }
      />
      <ApplicationList
        filter={readApplicationFilter(await searchParams)}
        initial={encodeOutput(listApplicationsContract, applications)}
        now={context.now.toISOString()}
      />
    </>
  )
}
