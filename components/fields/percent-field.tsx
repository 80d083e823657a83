import { TextField, type TextFieldProps } from './text-field.tsx'

/** The value is the text as typed, with a decimal comma ("1,80"). */
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
