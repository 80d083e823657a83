import { onlyWith } from '../only-with.tsx'

export default onlyWith('view_production')
