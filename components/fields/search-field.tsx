import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

export type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'leading'>

/** A search box. */
export const SearchField = (props: SearchFieldProps) => (
  <TextField
    labelHidden
    placeholder={props.label}
    enterKeyHint="search"
    {...props}
    type="search"
    leading={<Search />}
  />
)
