import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import CourierService from './service'

export default ModuleProvider(Modules.FULFILLMENT, { services: [CourierService] })
