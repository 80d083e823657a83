import { InvalidLinkPage } from '#components/self-service/invalid-link'

export default InvalidLinkPage
