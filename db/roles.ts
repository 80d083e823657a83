/** Role every process works as; it owns nothing, so row-level security binds it. */
export const APP_ROLE = 'origination_app'
