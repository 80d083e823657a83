/**
 * An address without its last part (the host of IPv4, the interface of IPv6): enough to tell two networks
 * apart, not to follow a person. Null when there is none.
 */
export const maskIp = (ip: string): string | null => {
  if (ip === '') return null
  const v4 = /^(?:::ffff:)?(\d+\.\d+)\.\d+\.\d+$/i.exec(ip)
  if (v4) return `${v4[1]}.*.*`
  const [first = '', second = ''] = ip.split(':')
  return first === '' ? '*' : `${first}:${second}:*`
}
