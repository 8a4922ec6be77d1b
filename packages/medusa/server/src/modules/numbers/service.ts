import { MedusaService } from '@medusajs/framework/utils'
import ContractNumber from './models/contract-number'

export default class NumbersService extends MedusaService({ ContractNumber }) {}
