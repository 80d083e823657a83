const GROUPS = 8
const NETWORK_GROUPS = 4

/** Returns an IPv4 address, or the /64 prefix that one subscriber holds in IPv6 (RFC 6177 section 2). */
export const addressGroup = (ip: string): string => {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? []
  const leading = head === '' ? [] : head.split(':')
  const trailing = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - leading.length - trailing.length)
  return [...leading, ...Array<string>(zeros).fill('0'), ...trailing]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
