import { Fragment } from 'react'

/** A path or the type of an event, which breaks before its slashes and dots first. */
export const BreakableName = ({ name }: { name: string }) =>
  name.split(/(?=[/.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have an order and no other identity
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
