import { Callout } from '#components/ui/callout.tsx'

type MissingCertificateProps = { problem: { title: string; text: string; nextAction: string } | null }

export const MissingCertificate = ({ problem }: MissingCertificateProps) =>
  problem ? (
    <Callout tone="danger" title={problem.title} className="mb-5">
      {problem.text} {problem.nextAction}
    </Callout>
  ) : null
