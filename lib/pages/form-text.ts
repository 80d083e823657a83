/** Returns the text of a form field, truncated to 200 characters; '' if the browser sent no text. */
export const formText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 200) : ''
}
