import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { readProposalFilter } from '#components/proposals/proposal-filter.ts'
import { ProposalScreen } from '#components/proposals/proposal-screen'
import { LocalizedReasons } from '#components/reasons/localized-reasons'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output'
import { idField } from '#lib/contracts/fields'
import { getProposalContract } from '#lib/contracts/proposals/proposals'
import { roleAllows } from '#lib/domain/access/permissions'
import { DomainError } from '#lib/domain/errors'
import { contextOfPerson } from '#lib/http/page-session'
import type { Context } from '#lib/services/context'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions'
import { getProposal } from '#lib/services/proposals/get-proposal'
import { cancel, review, sendBack, solve, upload } from '../actions.ts'

const TEXTS = texts({ title: ['Proposta', 'Proposal'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { params: Promise<{ id: string }>; searchParams: Promise<AddressQuery> }

/** One proposal: what to do now, what happened, what was contracted. */
export default async function ProposalPage({ params, searchParams }: PageProps) {
  const context = await contextOfPerson('originate')
  const id = idField.safeParse((await params).id)
  if (!id.success) notFound()
  const query = await searchParams
  const [proposal, institutions] = await Promise.all([
    proposalOrNothing(context, id.data),
    listAllInstitutions(),
  ])
  const institution = institutions.find(({ code }) => code === proposal.institutionCode)
  const { actor } = context
  const initial = encodeOutput(getProposalContract, proposal)
  return (
    <LocalizedReasons codes={[initial.statusReason]}>
      <ProposalScreen
        initial={initial}
        institutionName={institution?.name ?? proposal.institutionCode}
        now={context.now.toISOString()}
        viewer={{
          reviews: actor.kind === 'user' && roleAllows(actor.role, 'review_proposals'),
          isAuthor: proposal.createdById === actor.id,
        }}
        actions={{ cancel, review, sendBack, solve, upload }}
        from={query.list === undefined ? null : readProposalFilter(query)}
      />
    </LocalizedReasons>
  )
}

const proposalOrNothing = (context: Context, id: string) =>
  getProposal(context, { id }).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found') notFound()
    throw error
  })
