import { Module } from '@medusajs/framework/utils'
import ShopperService from './service'

export const shopperModule = 'shopper'

export default Module(shopperModule, { service: ShopperService })
