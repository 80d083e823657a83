import { createTokenContract } from '#lib/contracts/access/token'
import { oauthEndpoint } from '#lib/http/oauth-endpoint'
import { issueToken } from '#lib/services/applications/issue-token'

export const POST = oauthEndpoint(createTokenContract, issueToken)
