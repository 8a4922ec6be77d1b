import { Module } from '@medusajs/framework/utils'
import ContentService from './service'

export const contentModule = 'content'

export default Module(contentModule, { service: ContentService })
