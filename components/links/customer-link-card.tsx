'use client'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/card.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { LinkToHand } from './handed-link.tsx'
import { LinkProgress } from './link-progress.tsx'
import type { LinkVisit } from './link-visit.ts'

const load = () => import('./handed-link.tsx').then((module) => module.HandedLink)
const HandedLink = dynamic(load)

type CustomerLinkCardProps = {
  title: string
  description: string
  link: (LinkToHand & { expiresAt: string }) | null
  make?: ReactNode
  visit: LinkVisit | null
  awaited: string
  isDone?: boolean
}

export const CustomerLinkCard = ({ title, description, link, make, ...progress }: CustomerLinkCardProps) => {
  usePreloaded(load, link !== null)
  const { visit, awaited, isDone } = progress
  return (
    <Card className="border-accent-line" title={title} description={description}>
      {link ? <HandedLink {...link} /> : null}
      {make ? <div className={link ? 'mt-3' : undefined}>{make}</div> : null}
      {visit ? <LinkProgress {...{ visit, awaited, isDone }} expiresAt={link?.expiresAt ?? null} /> : null}
    </Card>
  )
}
