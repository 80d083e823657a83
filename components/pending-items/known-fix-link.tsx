'use client'
import dynamic from 'next/dynamic'
import { type Proposal, useProposal } from '#lib/client/proposals.ts'
import type { CreateFixLink, FixLinkOfItem } from './fix-wizard-actions.ts'

const FixLinkCard = dynamic(() => import('./fix-link-card.tsx').then((module) => module.FixLinkCard))

type KnownFixLinkProps = {
  initial: Proposal
  institutionName: string
  link: FixLinkOfItem
  make: CreateFixLink
}

export const KnownFixLink = ({ initial, institutionName, link, make }: KnownFixLinkProps) => {
  const { data: proposal } = useProposal(initial)
  const item = proposal.pendingItems.find(({ id }) => id === link.itemId)
  return item ? <FixLinkCard {...{ proposal, item, institutionName, make }} initialLink={link} /> : null
}
