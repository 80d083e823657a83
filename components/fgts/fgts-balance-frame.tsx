import type { ReactNode } from 'react'

type FgtsBalanceFrameProps = {
  name: string
  status: ReactNode
  /** Placed at the bottom, so that the buttons of a row of cards align. */
  footer?: ReactNode
  children: ReactNode
}

/** Has a constant height, so that changing content does not shift the page. */
export const FgtsBalanceFrame = ({ name, status, footer, children }: FgtsBalanceFrameProps) => (
  <article
    aria-label={name}
    className="flex min-h-74 flex-col rounded-card border bg-raised p-4 shadow-card sm:p-5"
  >
    <header className="flex min-h-7 items-center justify-between gap-3">
      <h3 className="truncate font-semibold">{name}</h3>
      {status}
    </header>
    <div className="mt-3 flex-1">{children}</div>
    {footer ? <footer className="mt-4 flex flex-wrap items-center gap-2">{footer}</footer> : null}
  </article>
)
