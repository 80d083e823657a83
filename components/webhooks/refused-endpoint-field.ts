const ABOUT_THE_ADDRESS = ['webhook_url_invalid', 'webhook_url_blocked', 'webhook_validation_failed']

export const refusedEndpointField = (code: string): 'url' | undefined =>
  ABOUT_THE_ADDRESS.includes(code) ? 'url' : undefined
