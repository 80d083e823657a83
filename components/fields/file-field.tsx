'use client'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type Bilingual, localized } from '#components/language/texts.ts'
import { cn } from '#components/ui/class-names.ts'
import { useLanguage } from '#components/use-language.ts'
import { Field } from './field.tsx'
import { describedBy, type FieldProps, type FieldValue } from './field-props.ts'
import { FileDropArea } from './file-drop-area.tsx'
import { FilePreview } from './file-preview.tsx'
import { fileProblem } from './file-problem.ts'
import { PreparingPhoto } from './preparing-photo.tsx'
import { useFieldValue } from './use-field-value.ts'
import { useShrunkPhoto } from './use-shrunk-photo.ts'

export type FileFieldProps = FieldProps &
  FieldValue<File | null> & {
    accept: string
    maxBytes: number
    camera?: boolean
    pending?: boolean
  }

/** The value is the File. Large photos are scaled down; type and size are checked before the upload. */
export const FileField = ({ label, hint, error, optional, labelHidden, ...props }: FileFieldProps) => {
  const ownId = useId()
  const language = useLanguage()
  const { id = ownId, accept, maxBytes, className } = props
  const [file, setFile] = useFieldValue<File | null>(props, null)
  const [refused, setRefused] = useState<Bilingual>()
  const picker = useRef<HTMLInputElement>(null)
  const { preparing, choose } = useShrunkPhoto((next) => {
    const problem = fileProblem(next, { accept, maxBytes })
    setRefused(problem)
    setFile(problem ? null : next)
  })
  const take = (next: File | undefined) => {
    if (next) choose(next)
  }
  const remove = () => {
    setFile(null)
    setRefused(undefined)
    // The picker can take the focus only after it is rendered again.
    requestAnimationFrame(() => picker.current?.focus())
  }
  const problem = refused ? localized(refused, language) : error
  return (
    <Field {...{ id, label, hint, error: problem, optional, labelHidden, className }}>
      <DropZone filled={file !== null} invalid={Boolean(problem)} onDrop={take}>
        {file ? <FilePreview file={file} pending={props.pending} onRemove={remove} /> : null}
        {preparing ? <PreparingPhoto /> : null}
        <FileDropArea
          id={id}
          name={props.name}
          accept={accept}
          camera={props.camera}
          disabled={props.disabled}
          hidden={file !== null || preparing}
          describedBy={describedBy(id, { hint, error: problem })}
          invalid={problem !== undefined}
          picker={picker}
          onTake={take}
        />
      </DropZone>
    </Field>
  )
}

type DropZoneProps = {
  filled: boolean
  invalid: boolean
  onDrop: (file: File | undefined) => void
  children: ReactNode
}

const DropZone = ({ filled, invalid, onDrop, children }: DropZoneProps) => {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the buttons inside
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'rounded-card border border-line-strong border-dashed bg-raised p-3 transition-colors',
        over && 'border-accent bg-accent-soft',
        invalid && 'border-danger',
        filled && 'border-solid',
      )}
    >
      {children}
    </div>
  )
}
