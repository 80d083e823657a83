'use client'
import { useState } from 'react'
import { isDay } from '#lib/domain/calendar'
import { DateField } from '../fields/date-field.tsx'

type DayFilterProps = { name: string; label: string; value: string; onChange: (day: string) => void }

/** A day that narrows a list: told once it is whole or taken away, not while it is typed. */
export const DayFilter = ({ name, label, value, onChange }: DayFilterProps) => {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  // The address changed by another way: going back, or clearing the filters.
  if (seen !== value) {
    setSeen(value)
    setTyped(value)
  }
  const type = (date: string) => {
    setTyped(date)
    const isWhole = date === '' || isDay(date)
    if (isWhole && date !== value) onChange(date)
  }
  return <DateField name={name} label={label} value={typed} onChange={type} />
}
