import type { ReactNode } from 'react'

type FailedPageProps = {
  title: string
  text: string
  code: ReactNode
  again: string
  onAgain: () => void
  home?: string
}

const BUTTON =
  'inline-flex min-h-10 items-center rounded-control px-4 font-medium text-sm leading-5 pointer-coarse:min-h-11'

/** Every page loads this component but rarely shows it, so it imports no button styles or icons. */
export const FailedPage = ({ title, text, code, again, onAgain, home }: FailedPageProps) => (
  <main className="mx-auto flex min-h-[80dvh] max-w-md flex-col justify-center px-6 py-12">
    <h1 className="font-semibold text-2xl leading-8 tracking-tight">{title}</h1>
    <p className="mt-2 text-pretty text-ink-muted">{text}</p>
    <div className="mt-6 flex flex-wrap gap-2">
      <button
        type="button"
        onClick={onAgain}
        className={`${BUTTON} bg-accent text-on-accent hover:bg-accent-strong`}
      >
        {again}
      </button>
      {home ? (
        <a href="/" className={`${BUTTON} border bg-raised hover:bg-sunken`}>
          {home}
        </a>
      ) : null}
    </div>
    {code ? <div className="mt-8">{code}</div> : null}
  </main>
)
