import type { ReactNode } from 'react'

type SectionProps = { id: string; title: ReactNode; children: ReactNode }

export const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className="mt-8 min-w-0">
    <h2 id={id} className="border-b pb-2 font-semibold text-lg">
      {title}
    </h2>
    {children}
  </section>
)
