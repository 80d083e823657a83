import type { ComponentProps, ReactNode } from 'react'

/** What checkbox, switch and radio share: a real input, so that forms and react-hook-form's register just work. */
export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  label: ReactNode
  description?: ReactNode
  error?: string
}
