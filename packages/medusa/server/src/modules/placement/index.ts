import { Module } from '@medusajs/framework/utils'
import PlacementService from './service'

export const placementModule = 'placement'

export default Module(placementModule, { service: PlacementService })
