import { type FieldValues, get, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'

/** Renders default values on the server too: react-hook-form fills them in only on hydration. */
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
