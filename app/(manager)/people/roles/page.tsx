import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PeopleTabs } from '#components/people/people-tabs.tsx'
import { RoleScreen } from '#components/people/role-screen.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { listRolesContract } from '#lib/contracts/people/roles.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listRoles } from '#lib/services/people/list-roles.ts'
import { decideRole, proposeRole, removeRole } from '../actions.ts'

const TEXTS = texts({
  title: ['Perfis', 'Roles'],
  meta: [
    'O que as pessoas podem fazer, e o trabalho de quem elas veem.',
    'What people may do, and whose work they see.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function RolesPage() {
  const context = await contextOfPerson('manage_access')
  const t = await pageTexts(TEXTS)
  return (
    <>
      <PageHeader title={t.title} meta={t.meta} />
      <PeopleTabs />
      <RoleScreen
        initial={encodeOutput(listRolesContract, await listRoles(context))}
        actions={{ propose: proposeRole, decide: decideRole, remove: removeRole }}
      />
    </>
  )
}
