import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#components/ui/class-names.ts'
import { TextField } from './text-field.tsx'

export type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'leading'>

export const SearchField = (props: SearchFieldProps) => (
  <TextField
    labelHidden
    placeholder={props.label}
    enterKeyHint="search"
    {...props}
    className={cn('max-sm:[&_input]:placeholder:text-sm', props.className)}
    type="search"
    leading={<Search />}
  />
)
