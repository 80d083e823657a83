import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { fixAddress } from '#components/pending-items/fix-address.ts'
import { FixWizard } from '#components/pending-items/fix-wizard.tsx'
import { LocalizedReasons } from '#components/reasons/localized-reasons.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getProposalContract } from '#lib/contracts/proposals/proposals.ts'
import { orNotFound } from '#lib/pages/or-not-found.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { getProposal } from '#lib/services/proposals/get-proposal.ts'
import { knownFixLinks } from '../known-fix-links.ts'
import { makeFixLink, solve, upload } from './actions.ts'

const TEXTS = texts({ title: ['Corrigir pendência', 'Fix a pending item'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type FixPageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<AddressQuery>
}

export default async function FixPage({ params, searchParams }: FixPageProps) {
  const context = await contextOfPerson('originate')
  const { id } = await params
  const { item } = fixAddress(id).read(await searchParams)
  const [proposal, institutions, links] = await Promise.all([
    orNotFound(id, () => getProposal(context, { id }), notFound),
    listAllInstitutions(),
    orNotFound(id, () => knownFixLinks(context, id), notFound),
  ])
  const institution = institutions.find(({ code }) => code === proposal.institutionCode)
  return (
    <LocalizedReasons codes={proposal.pendingItems.map(({ code }) => code)}>
      <FixWizard
        initial={encodeOutput(getProposalContract, proposal)}
        itemId={item || null}
        institutionName={institution?.name ?? proposal.institutionCode}
        links={links}
        actions={{ solve, upload, makeFixLink }}
      />
    </LocalizedReasons>
  )
}
