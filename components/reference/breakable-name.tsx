import { Fragment } from 'react'

/** Renders a path or an event type that wraps before slashes and dots rather than within words. */
export const BreakableName = ({ name }: { name: string }) =>
  name.split(/(?=[/.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat and are never reordered
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
