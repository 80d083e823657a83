'use client'
import { useObjectAddress } from '#components/fields/use-object-address.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'

const TEXTS = texts({ chosen: ['A foto escolhida', 'The chosen photo'] })

/** The chosen picture, large enough to see whether it can be read; the name of anything else. */
export const PhotoPreview = ({ file }: { file: File }) => {
  const t = useTexts(TEXTS)
  const address = useObjectAddress(file)
  return (
    <figure className="mt-3 overflow-hidden rounded-control border bg-sunken">
      {address ? (
        // biome-ignore lint/performance/noImgElement: a local object address, nothing to optimise
        <img src={address} alt={t.chosen} className="mx-auto max-h-72 w-auto object-contain" />
      ) : null}
      <figcaption className="truncate px-3 py-2 text-ink-muted text-sm">{file.name}</figcaption>
    </figure>
  )
}
