import { Fragment } from 'react'

/** Allows line breaks after dots instead of within words. */
export const DottedText = ({ text }: { text: string }) =>
  text.split('.').map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat and are never reordered
    <Fragment key={index}>
      {index > 0 ? (
        <>
          .<wbr />
        </>
      ) : null}
      {word}
    </Fragment>
  ))
