import type { ReactNode } from 'react'
import { Arrival } from './arrival.tsx'

type StepSectionProps = { id: string; title: string; children: ReactNode }

/** What the customer does now. */
export const StepSection = ({ id, title, children }: StepSectionProps) => (
  <Arrival
    id={id}
    aria-labelledby={`${id}-title`}
    className="scroll-mt-4 rounded-card border border-accent-line bg-raised p-4 shadow-card outline-none sm:p-5"
  >
    <h2 id={`${id}-title`} className="font-semibold text-lg leading-7">
      {title}
    </h2>
    <div className="mt-2 space-y-4">{children}</div>
  </Arrival>
)
