import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PeopleTabs } from '#components/people/people-tabs'
import { RoleScreen } from '#components/people/role-screen'
import { PageHeader } from '#components/shell/page-header'
import { encodeOutput } from '#lib/contracts/encode-output'
import { listRolesContract } from '#lib/contracts/people/roles'
import { contextOfPerson } from '#lib/pages/page-session'
import { listRoles } from '#lib/services/people/list-roles'
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
