/** Role of every process. It owns nothing, so row-level security binds it. */
export const APP_ROLE = 'origination_app'
