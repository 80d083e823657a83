import type { ReactNode } from 'react'
import { SignalBadge } from '#components/institutions/signal-badge.tsx'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'

type FgtsBalanceFrameProps = {
  name: string
  signal?: InstitutionSignal | null
  status: ReactNode
  footer?: ReactNode
  children: ReactNode
}

export const FgtsBalanceFrame = ({ name, signal, status, footer, children }: FgtsBalanceFrameProps) => (
  <article
    aria-label={name}
    className="flex min-h-74 flex-col rounded-card border bg-raised p-4 shadow-card sm:p-5"
  >
    <header className="flex min-h-7 items-center justify-between gap-3">
      <span className="flex min-w-0 items-center gap-2">
        <h3 className="truncate font-semibold">{name}</h3>
        <SignalBadge signal={signal} />
      </span>
      {status}
    </header>
    <div className="mt-3 flex-1">{children}</div>
    {footer ? <footer className="mt-4 flex flex-wrap items-center gap-2">{footer}</footer> : null}
  </article>
)
