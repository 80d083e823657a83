import { permissionLayout } from '#lib/pages/permission-layout.ts'

export default permissionLayout('view_sales')
