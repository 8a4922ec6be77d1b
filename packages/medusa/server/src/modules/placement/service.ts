import { MedusaService } from '@medusajs/framework/utils'
import Placement from './models/placement'

export default class PlacementService extends MedusaService({ Placement }) {}
