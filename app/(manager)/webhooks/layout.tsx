import { onlyWith } from '../only-with.tsx'

export default onlyWith('manage_webhooks')
