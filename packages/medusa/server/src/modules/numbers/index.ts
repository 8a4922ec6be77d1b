import { Module } from '@medusajs/framework/utils'
import NumbersService from './service'

export const numbersModule = 'numbers'

export default Module(numbersModule, { service: NumbersService })
