import type { ReactNode } from 'react'

type ControlFrameProps = { leading?: ReactNode; trailing?: ReactNode; children: ReactNode }

/** The control must leave room for `leading` and `trailing` with the classes `ps-*` and `pe-*`. */
export const ControlFrame = ({ leading, trailing, children }: ControlFrameProps) => (
  <div className="relative">
    {leading ? (
      <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-ink-muted [&_svg]:size-4">
        {leading}
      </span>
    ) : null}
    {children}
    {trailing ? (
      <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-ink-muted [&_svg]:size-4 [&>*]:pointer-events-auto">
        {trailing}
      </span>
    ) : null}
  </div>
)
