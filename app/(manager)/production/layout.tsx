import { onlyWith } from '#lib/pages/only-with'

export default onlyWith('view_production')
