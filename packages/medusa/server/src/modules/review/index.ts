import { Module } from '@medusajs/framework/utils'
import ReviewService from './service'

export const reviewModule = 'review'

export default Module(reviewModule, { service: ReviewService })
