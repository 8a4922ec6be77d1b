import { MedusaService } from '@medusajs/framework/utils'
import Document from './models/document'

export default class ContentService extends MedusaService({ Document }) {}
