import { TextField, type TextFieldProps } from './text-field.tsx'

/** Typed with a decimal comma ("1,80"); the value is that text. Takes the props of `register('name')`. */
export const PercentField = (props: Omit<TextFieldProps, 'trailing' | 'inputMode'>) => (
  <TextField
    placeholder="0,00"
    {...props}
    inputMode="decimal"
    trailing={
      <span aria-hidden className="text-sm">
        %
      </span>
    }
  />
)
