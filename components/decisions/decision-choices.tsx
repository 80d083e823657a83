import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'

const TEXTS = texts({
  keys: (last: number) => [`Escolha com as teclas 1 a ${last}.`, `Choose with the keys 1 to ${last}.`],
})

type ChoicesProps = {
  label: string
  words: readonly string[]
  register: UseFormRegister<{ checked: string[]; cause: string; written: string }>
  missing: string | undefined
}

export const CheckedThings = ({ label, words, register, missing }: ChoicesProps) => {
  const t = useTexts(TEXTS)
  const id = useId()
  return (
    <fieldset aria-describedby={missing && id}>
      <legend className="font-medium text-sm">{label}</legend>
      <p className="mb-1 text-ink-muted text-sm pointer-coarse:hidden">{t.keys(words.length)}</p>
      {words.map((word, index) => (
        <Checkbox
          key={word}
          value={String(index + 1)}
          label={
            <span className="flex items-baseline justify-between gap-4">
              {word} <Digit>{index + 1}</Digit>
            </span>
          }
          {...register('checked')}
        />
      ))}
      {missing ? (
        <p id={id} className="mt-1.5 flex gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {missing}
        </p>
      ) : null}
    </fieldset>
  )
}

export const RefusalCauses = ({ label, words, register, missing }: ChoicesProps) => {
  const t = useTexts(TEXTS)
  return (
    <RadioGroup
      label={label}
      hint={<span className="pointer-coarse:hidden">{t.keys(words.length)}</span>}
      options={words.map((word, index) => ({
        value: String(index + 1),
        label: word,
        aside: <Digit>{index + 1}</Digit>,
      }))}
      error={missing}
      {...register('cause')}
    />
  )
}

const Digit = ({ children }: { children: number }) => (
  <span aria-hidden className="text-ink-muted tabular-nums pointer-coarse:hidden">
    {children}
  </span>
)
