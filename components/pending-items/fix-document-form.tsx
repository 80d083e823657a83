'use client'
import { Camera, Images } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Field } from '#components/fields/field.tsx'
import { describedBy } from '#components/fields/field-props.ts'
import { fileProblem } from '#components/fields/file-problem.ts'
import { PhotoHints } from '#components/fields/photo-hints.tsx'
import { PreparingPhoto } from '#components/fields/preparing-photo.tsx'
import { useObjectAddress } from '#components/fields/use-object-address.ts'
import { useShrunkPhoto } from '#components/fields/use-shrunk-photo.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { FormProblem } from '#components/self-service/form-problem.tsx'
import type { FormAction } from '#components/self-service/form-state.ts'
import { useCustomerForm } from '#components/self-service/use-customer-form.ts'
import { Button } from '#components/ui/button.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import { DOCUMENT_FILE } from './document-file.ts'

const TEXTS = texts({
  photo: ['Foto do documento', 'Photo of the document'],
  hint: [
    'Documento inteiro, fora do plástico, em lugar claro e sem reflexo. JPEG, PNG ou PDF de até 10 MB.',
    'The whole document, out of its plastic, in a bright place without glare. JPEG, PNG or PDF of up to 10 MB.',
  ],
  take: ['Tirar foto', 'Take a photo'],
  choose: ['Escolher da galeria', 'Choose from the gallery'],
  send: ['Enviar foto', 'Send the photo'],
})

type FixDocumentFormProps = { action: FormAction; type: string }
type Values = { file: File | null }

export const FixDocumentForm = ({ action, type }: FixDocumentFormProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const id = useId()
  const { form, attributes, error, problem, pending } = useDocumentForm({ action, type })
  const [scripted, setScripted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setScripted(true), [])
  const file = form.watch('file')
  const refused = error('file')?.message
  const pick = (camera: boolean) => {
    if (camera) input.current?.setAttribute('capture', 'environment')
    else input.current?.removeAttribute('capture')
    input.current?.click()
  }
  const { preparing, choose } = useShrunkPhoto((photo) => {
    const reason = fileProblem(photo, DOCUMENT_FILE)
    form.clearErrors()
    if (reason) form.setError('file', { message: localized(reason, language) })
    else form.setValue('file', photo)
  })
  return (
    <form {...attributes} className="space-y-4">
      <FormProblem problem={problem} />
      <input type="hidden" name="type" value={type} />
      <Field id={id} label={t.photo} hint={t.hint} error={refused}>
        <input
          ref={input}
          id={id}
          name="file"
          type="file"
          required
          accept={DOCUMENT_FILE.accept}
          aria-describedby={describedBy(id, { hint: t.hint, error: refused })}
          onChange={({ currentTarget: { files } }) => {
            form.setValue('file', null)
            if (files?.[0]) choose(files[0])
          }}
          // The hidden input must not be a tab stop; keyboard users have the buttons below.
          tabIndex={scripted ? -1 : undefined}
          className={scripted ? 'sr-only' : 'block min-h-12 w-full text-base'}
        />
        {scripted ? <PhotoButtons onPick={pick} /> : null}
        {preparing ? <PreparingPhoto /> : null}
        {file ? <PhotoPreview file={file} /> : null}
        <PhotoHints file={file} />
      </Field>
      <SubmitButton full size="large" pending={pending} disabled={scripted && file === null}>
        {t.send}
      </SubmitButton>
    </form>
  )
}

const useDocumentForm = ({ action, type }: FixDocumentFormProps) =>
  useCustomerForm<Values>({
    action,
    values: { file: null },
    schema: async () => (await import('#lib/contracts/proposal-fields/document-wire.ts')).uploadWire.body,
    toWire: ({ file }) => ({ type, file: file?.name }),
    toFormData: (element, { file }) => {
      const form = new FormData(element)
      if (file) form.set('file', file)
      return form
    },
  })

const PhotoButtons = ({ onPick }: { onPick: (camera: boolean) => void }) => {
  const t = useTexts(TEXTS)
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Button size="large" icon={<Camera />} onClick={() => onPick(true)}>
        {t.take}
      </Button>
      <Button size="large" icon={<Images />} onClick={() => onPick(false)}>
        {t.choose}
      </Button>
    </div>
  )
}

const PREVIEW_TEXTS = texts({ chosen: ['A foto escolhida', 'The chosen photo'] })

const PhotoPreview = ({ file }: { file: File }) => {
  const t = useTexts(PREVIEW_TEXTS)
  const address = useObjectAddress(file)
  return (
    <figure className="mt-3 overflow-hidden rounded-control border bg-sunken">
      {address ? (
        // biome-ignore lint/performance/noImgElement: a local object URL, nothing to optimise
        <img src={address} alt={t.chosen} className="mx-auto max-h-72 w-auto object-contain" />
      ) : null}
      <figcaption className="truncate px-3 py-2 text-ink-muted text-sm">{file.name}</figcaption>
    </figure>
  )
}
