import { type FieldValues, get, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'

/**
 * `useForm` that also renders default values on the server: react-hook-form fills them in only on hydration,
 * and until then the form would look empty. Checkboxes of an array field set their own initial state.
 */
export const useRenderedForm = <Values extends FieldValues>(
  props: UseFormProps<Values> & { defaultValues: UseFormProps<Values>['defaultValues'] },
): UseFormReturn<Values> => {
  const form = useForm<Values>(props)
  const register: typeof form.register = (name, options) => ({
    ...form.register(name, options),
    ...renderedAs(get(props.defaultValues, name)),
  })
  return { ...form, register }
}

const renderedAs = (value: unknown) => {
  if (typeof value === 'boolean') return { defaultChecked: value }
  return typeof value === 'string' && value !== '' ? { defaultValue: value } : {}
}
