/** Returns '' for anything but text, because a browser may send anything; truncates to 200 characters. */
export const formText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 200) : ''
}
