'use client'
export { StaffError as default } from '#components/shell/staff-error'
