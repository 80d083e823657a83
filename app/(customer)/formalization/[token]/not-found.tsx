import { InvalidLinkPage } from '#components/self-service/invalid-link.tsx'

export default InvalidLinkPage
