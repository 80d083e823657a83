import { onlyWith } from '#lib/pages/only-with'

export default onlyWith('manage_access')
