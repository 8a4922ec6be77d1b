import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { contentModule } from './modules/content'
import type ContentService from './modules/content/service'
import { placementModule } from './modules/placement'
import type PlacementService from './modules/placement/service'
import { reviewModule } from './modules/review'
import type ReviewService from './modules/review/service'
import { shopperModule } from './modules/shopper'
import type ShopperService from './modules/shopper/service'

export const contentOf = (scope: MedusaContainer) => scope.resolve<ContentService>(contentModule)

export const placementsOf = (scope: MedusaContainer) =>
  scope.resolve<PlacementService>(placementModule)

export const reviewsOf = (scope: MedusaContainer) => scope.resolve<ReviewService>(reviewModule)

export const shoppersOf = (scope: MedusaContainer) => scope.resolve<ShopperService>(shopperModule)

/** Queries modules with their links. */
export const queryOf = (scope: MedusaContainer) => scope.resolve(ContainerRegistrationKeys.QUERY)

/** The database, for queries over many rows. */
export const databaseOf = (scope: MedusaContainer) =>
  scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)

export type Transaction = Parameters<Parameters<ReturnType<typeof databaseOf>['transaction']>[0]>[0]

export const loggerOf = (scope: MedusaContainer) => scope.resolve(ContainerRegistrationKeys.LOGGER)
