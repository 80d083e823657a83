import { CopyButton } from '#components/ui/copy-button.tsx'
import type { RevealedData, RevealField } from '#lib/client/personal-data.ts'
import { formatReveal } from './revealed-text.ts'

type RevealedProps = { revealed: RevealedData; field: RevealField }

export const RevealedText = ({ revealed, field }: RevealedProps) => formatReveal(revealed, field)

export const CopyRevealed = ({ revealed, field, label }: RevealedProps & { label: string }) => (
  <CopyButton text={formatReveal(revealed, field) ?? ''} label={label} iconOnly className="-my-1.5" />
)
