import { Fragment } from 'react'

/**
 * A name of words with dots between them, which goes on in the next line after a dot rather than within a
 * word.
 */
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
