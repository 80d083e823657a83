import { EvidenceScreen } from '#components/consent/evidence-screen'
import { evidenceAnswer } from './evidence-answer.ts'
import { evidenceMetadata } from './evidence-metadata.ts'

export const generateMetadata = evidenceMetadata

type EvidencePageProps = { searchParams: Promise<{ sha256?: string | string[] }> }

/** Anybody checks a consent document here, without signing in; the form works without scripts. */
export default async function EvidencePage({ searchParams }: EvidencePageProps) {
  const { sha256 } = await searchParams
  return <EvidenceScreen answer={await evidenceAnswer(typeof sha256 === 'string' ? sha256 : '')} />
}
