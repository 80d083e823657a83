'use client'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { usePhotoFaults } from './use-photo-faults.ts'

const TEXTS = texts({
  small: [
    'A foto é pequena: chegue mais perto ou use a câmera traseira.',
    'The photo is small: move closer or use the back camera.',
  ],
  dark: ['A foto está escura: procure um lugar claro.', 'The photo is dark: look for a bright place.'],
  bright: [
    'A foto está clara demais: evite o flash e o reflexo.',
    'The photo is too bright: avoid flash and glare.',
  ],
  blurred: [
    'A foto parece tremida: apoie o celular e espere o foco.',
    'The photo looks blurred: hold the phone still and wait for the focus.',
  ],
  check: [
    'Amplie a foto: dá para ler todos os dados? Se não der, tire outra.',
    'Zoom in: can all data be read? If not, take another one.',
  ],
})

/** Photo faults are only reported; they never block the upload. */
export const PhotoHints = ({ file }: { file: File | null }) => {
  const t = useTexts(TEXTS)
  const faults = usePhotoFaults(file)
  if (!file?.type.startsWith('image/')) return null
  return (
    <ul aria-live="polite" className="mt-2 space-y-1 text-sm">
      {faults.map((fault) => (
        <li key={fault} className="flex items-start gap-1.5">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          {t[fault]}
        </li>
      ))}
      {faults.length === 0 ? (
        <li className="flex items-start gap-1.5 text-ink-muted">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
          {t.check}
        </li>
      ) : null}
    </ul>
  )
}
