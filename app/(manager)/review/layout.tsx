import { onlyWith } from '../only-with.tsx'

export default onlyWith('review_proposals')
