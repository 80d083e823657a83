'use client'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { usePreloaded } from '../ui/use-preloaded.ts'
import type { LinkToHand } from './handed-link.tsx'
import { LinkProgress } from './link-progress.tsx'
import type { LinkVisit } from './link-visit.ts'

const load = () => import('./handed-link.tsx').then((module) => module.HandedLink)
const HandedLink = dynamic(load)

type CustomerLinkCardProps = {
  title: string
  description: string
  /** Null until somebody makes it. */
  link: (LinkToHand & { expiresAt: string }) | null
  /** What makes the link, or another. */
  make?: ReactNode
  /** How far the customer came; null while no link was ever made. */
  visit: LinkVisit | null
  /** What the customer still has to do, or what they did last. */
  awaited: string
  /** Nothing is awaited any more. */
  done?: boolean
}

/**
 * A customer's link, whatever it is for: the ways to hand it over, until when it is valid, and whether they
 * opened it and identified themselves.
 */
export const CustomerLinkCard = ({ title, description, link, make, ...progress }: CustomerLinkCardProps) => {
  usePreloaded(load, link !== null)
  const { visit, awaited, done } = progress
  return (
    <Card className="border-accent-line" title={title} description={description}>
      {link ? <HandedLink {...link} /> : null}
      {make ? <div className={link ? 'mt-3' : undefined}>{make}</div> : null}
      {visit ? <LinkProgress {...{ visit, awaited, done }} expiresAt={link?.expiresAt ?? null} /> : null}
    </Card>
  )
}
