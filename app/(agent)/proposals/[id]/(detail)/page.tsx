import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { KnownFixLink } from '#components/pending-items/known-fix-link.tsx'
import { ProposalScreen } from '#components/proposals/proposal-screen.tsx'
import { LocalizedReasons } from '#components/reasons/localized-reasons.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { readProposalFilter } from '#components/tracking/proposal-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { idField } from '#lib/contracts/fields.ts'
import { getProposalContract } from '#lib/contracts/proposals/proposals.ts'
import { allows } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import type { Context } from '#lib/services/context.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { getProposal } from '#lib/services/proposals/get-proposal.ts'
import { cancel, review, sendBack, solve, upload } from '../actions.ts'
import { makeFixLink } from '../fix/actions.ts'
import { knownFixLinks } from '../known-fix-links.ts'

const TEXTS = texts({ title: ['Proposta', 'Proposal'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { params: Promise<{ id: string }>; searchParams: Promise<AddressQuery> }

export default async function ProposalPage({ params, searchParams }: PageProps) {
  const context = await contextOfPerson('originate')
  const id = idField.safeParse((await params).id)
  if (!id.success) notFound()
  const query = await searchParams
  const [proposal, institutions] = await Promise.all([
    proposalOrNotFound(context, id.data),
    listAllInstitutions(),
  ])
  const links = proposal.status === 'pending' ? await knownFixLinks(context, id.data) : []
  const institution = institutions.find(({ code }) => code === proposal.institutionCode)
  const institutionName = institution?.name ?? proposal.institutionCode
  const { actor } = context
  const initial = encodeOutput(getProposalContract, proposal)
  return (
    <LocalizedReasons codes={[initial.statusReason]}>
      <ProposalScreen
        initial={initial}
        institutionName={institutionName}
        now={context.now.toISOString()}
        viewer={{
          reviews: actor.kind === 'user' && allows(actor, 'review_proposals'),
          isAuthor: proposal.createdById === actor.id,
        }}
        actions={{ cancel, review, sendBack, solve, upload }}
        fixLinks={Object.fromEntries(
          links.map((link) => [
            link.itemId,
            <KnownFixLink key={link.itemId} {...{ initial, institutionName, link }} make={makeFixLink} />,
          ]),
        )}
        from={query.list === undefined ? null : readProposalFilter(query)}
      />
    </LocalizedReasons>
  )
}

const proposalOrNotFound = (context: Context, id: string) =>
  getProposal(context, { id }).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found') notFound()
    throw error
  })
