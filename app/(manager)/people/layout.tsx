import { onlyWith } from '#lib/http/only-with'

export default onlyWith('manage_access')
