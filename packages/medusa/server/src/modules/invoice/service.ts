import { MedusaService } from '@medusajs/framework/utils'
import Booked from './models/booked'

export default class InvoiceService extends MedusaService({ Booked }) {}
