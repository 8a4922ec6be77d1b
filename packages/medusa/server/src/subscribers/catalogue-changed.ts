import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { tellAdapter } from '../events'

/** Rereads everything: names of brands, categories and options are in many products. */
export default async function catalogueChanged({ container }: SubscriberArgs): Promise<void> {
  tellAdapter(container, { name: 'catalogue.changed' })
}

export const config: SubscriberConfig = {
  event: [
    'product-category.created',
    'product-category.updated',
    'product-category.deleted',
    'product-collection.updated',
    'product-collection.deleted',
    'product-option.updated',
    'product-option-value.updated',
  ],
}
