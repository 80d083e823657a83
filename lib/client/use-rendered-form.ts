import { type FieldValues, get, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'

/**
 * `useForm` whose fields contain what the form begins with from the first rendering on, also by the server:
 * react-hook-form writes it only when the page is hydrated, and until then a form of what is in force would
 * look as if nothing were. Boxes that share one list say for themselves whether they begin ticked.
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
