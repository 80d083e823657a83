/** Database role that every process uses. It owns no tables, so row-level security applies to it. */
export const APP_ROLE = 'origination_app'
