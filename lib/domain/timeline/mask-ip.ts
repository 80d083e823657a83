/** Drops the host (IPv4) or interface (IPv6): enough to tell networks apart, not to follow a person. */
export const maskIp = (ip: string): string | null => {
  if (ip === '') return null
  const v4 = /^(?:::ffff:)?(\d+\.\d+)\.\d+\.\d+$/i.exec(ip)
  if (v4) return `${v4[1]}.*.*`
  const [first = '', second = ''] = ip.split(':')
  return first === '' ? '*' : `${first}:${second}:*`
}
