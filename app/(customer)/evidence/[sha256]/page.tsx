import { EvidenceScreen } from '#components/consent/evidence-screen.tsx'
import { evidenceAnswer } from '../evidence-answer.ts'
import { evidenceMetadata } from '../evidence-metadata.ts'

export const generateMetadata = evidenceMetadata

export default async function CheckedEvidencePage({ params }: { params: Promise<{ sha256: string }> }) {
  return <EvidenceScreen answer={await evidenceAnswer((await params).sha256)} />
}
