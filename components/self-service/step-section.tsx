import type { ReactNode } from 'react'
import { AutofocusSection } from './autofocus-section.tsx'

type StepSectionProps = {
  id: string
  title: string
  quiet?: boolean
  children: ReactNode
}

export const StepSection = ({ id, title, quiet = false, children }: StepSectionProps) => {
  const Section = quiet ? 'section' : AutofocusSection
  return (
    <Section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 rounded-card border border-accent-line bg-raised p-4 shadow-card outline-none sm:p-5"
    >
      <h2 id={`${id}-title`} className="font-semibold text-lg leading-7">
        {title}
      </h2>
      <div className="mt-2 space-y-4">{children}</div>
    </Section>
  )
}
