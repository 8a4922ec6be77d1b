import { Module } from '@medusajs/framework/utils'
import InvoiceService from './service'

export const invoiceModule = 'invoice'

export default Module(invoiceModule, { service: InvoiceService })
