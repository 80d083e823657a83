'use client'
import { useRouter } from 'next/navigation'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { type VersionPair, versionPair } from './version-pair.ts'

const TEXTS = texts({
  from: ['De', 'From'],
  to: ['Para', 'To'],
  version: (version: number) => [`Versão ${version}`, `Version ${version}`],
})

type VersionPickerProps = { numbers: readonly number[]; from: number; to: number; tableId: string }

export const VersionPicker = ({ numbers, from, to, tableId }: VersionPickerProps) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const options = numbers.map((number) => ({ value: String(number), label: t.version(number) }))
  const go = (pair: VersionPair) =>
    router.push(`${versionPair(tableId).href(pair)}#compare`, { scroll: false })
  return (
    <div className="flex gap-2">
      <SelectField
        label={t.from}
        name="from"
        className="w-32"
        options={options}
        value={String(from)}
        onChange={(event) => go({ from: event.currentTarget.value, to: String(to) })}
      />
      <SelectField
        label={t.to}
        name="to"
        className="w-32"
        options={options}
        value={String(to)}
        onChange={(event) => go({ from: String(from), to: event.currentTarget.value })}
      />
    </div>
  )
}
