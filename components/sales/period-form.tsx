'use client'
import { type FormEvent, useState } from 'react'
import { DateField } from '#components/fields/date-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { type Day, isDay } from '#lib/domain/calendar.ts'
import { isPeriod } from '#lib/domain/sales/period.ts'

const TEXTS = texts({
  label: ['Período de datas', 'Period by dates'],
  from: ['De', 'From'],
  to: ['Até', 'To'],
  show: ['Ver período', 'Show period'],
  wrong: [
    'Informe os dois dias, em ordem, com no máximo um ano entre eles.',
    'Give both days, in order, at most a year apart.',
  ],
})

type PeriodFormProps = {
  from: Day | ''
  to: Day | ''
  onChoose: (days: { from: Day; to: Day }) => void
}

/** Both days are inclusive. */
export const PeriodForm = ({ from: chosenFrom, to: chosenTo, onChoose }: PeriodFormProps) => {
  const t = useTexts(TEXTS)
  const [from, setFrom] = useState<string>(chosenFrom)
  const [to, setTo] = useState<string>(chosenTo)
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sound = isDay(from) && isDay(to) && isPeriod({ startDate: from, endDate: to })
    setWrong(!sound)
    if (sound) onChoose({ from, to })
  }
  return (
    <form aria-label={t.label} noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <DateField label={t.from} name="from" value={from} onChange={setFrom} className="w-32" />
      <DateField label={t.to} name="to" value={to} onChange={setTo} className="w-32" />
      <Button type="submit">{t.show}</Button>
      {wrong ? (
        <p role="alert" className="basis-full text-danger text-sm">
          {t.wrong}
        </p>
      ) : null}
    </form>
  )
}
