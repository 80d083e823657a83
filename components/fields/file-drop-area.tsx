'use client'
import { Camera, Upload } from 'lucide-react'
import type { ChangeEvent, RefObject } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { cn } from '#components/ui/class-names.ts'

const TEXTS = texts({
  photo: ['Tirar foto', 'Take a photo'],
  choose: ['Escolher arquivo', 'Choose a file'],
  drop: ['ou arraste para cá', 'or drop it here'],
})

type FileDropAreaProps = {
  id: string
  name: string
  accept: string
  camera?: boolean
  disabled?: boolean
  hidden: boolean
  invalid: boolean
  describedBy?: string
  picker: RefObject<HTMLInputElement | null>
  onTake: (file: File | undefined) => void
}

const BUTTON = cn(
  buttonClasses({}),
  'cursor-pointer has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
)

export const FileDropArea = ({ id, name, accept, camera, disabled, hidden, ...props }: FileDropAreaProps) => {
  const t = useTexts(TEXTS)
  const input = (event: ChangeEvent<HTMLInputElement>) => {
    props.onTake(event.currentTarget.files?.[0])
    // Without the reset, choosing the same file again fires no change event.
    event.currentTarget.value = ''
  }
  return (
    <div className={cn('flex flex-wrap items-center gap-3', hidden && 'hidden')}>
      {camera ? (
        <label className={cn(BUTTON, 'hidden pointer-coarse:inline-flex')}>
          <Camera aria-hidden />
          {t.photo}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            disabled={disabled}
            onChange={input}
            className="sr-only"
          />
        </label>
      ) : null}
      <label className={BUTTON}>
        <Upload aria-hidden />
        {t.choose}
        <input
          ref={props.picker}
          id={id}
          name={name}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-invalid={props.invalid || undefined}
          aria-describedby={props.describedBy}
          onChange={input}
          className="sr-only"
        />
      </label>
      <span className="text-ink-muted text-sm pointer-coarse:hidden">{t.drop}</span>
    </div>
  )
}
