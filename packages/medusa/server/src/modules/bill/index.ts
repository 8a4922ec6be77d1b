import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import BillService from './service'

export default ModuleProvider(Modules.PAYMENT, { services: [BillService] })
