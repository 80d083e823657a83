/** Masks the host part of an address: networks can be told apart, but no person can be tracked. */
export const maskIp = (ip: string): string | null => {
  if (ip === '') return null
  const v4 = /^(?:::ffff:)?(\d+\.\d+)\.\d+\.\d+$/i.exec(ip)
  if (v4) return `${v4[1]}.*.*`
  const [first = '', second = ''] = ip.split(':')
  return first === '' ? '*' : `${first}:${second}:*`
}
