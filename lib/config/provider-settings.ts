const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export const PROVIDER_ADDRESS = 'must begin with https:// (http:// on this machine alone)'

/** Accepts a URL with TLS or on loopback, so that personal data never crosses a network in clear text. */
export const isProviderAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))
}

export const missingCompanions = <Name extends string>(
  variables: Partial<Record<Name, string | undefined>>,
  names: readonly Name[],
): { name: Name; message: string }[] => {
  const set = names.find((name) => variables[name] !== undefined)
  if (set === undefined) return []
  return names
    .filter((name) => variables[name] === undefined)
    .map((name) => ({ name, message: `is needed with ${set}` }))
}
