import { readEvidenceAddress } from '#components/consent/evidence-address.ts'
import { EvidenceScreen } from '#components/consent/evidence-screen.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { evidenceAnswer } from './evidence-answer.ts'
import { evidenceMetadata } from './evidence-metadata.ts'

export const generateMetadata = evidenceMetadata

type EvidencePageProps = { searchParams: Promise<AddressQuery> }

/** The page is public, and its form works without JavaScript. */
export default async function EvidencePage({ searchParams }: EvidencePageProps) {
  const { sha256 } = readEvidenceAddress(await searchParams)
  return <EvidenceScreen answer={await evidenceAnswer(sha256)} />
}
