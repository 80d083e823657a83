import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * A percentage typed with a decimal comma ("1,80"); spread react-hook-form's `register('name')` on it. The
 * value is the text.
 */
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
