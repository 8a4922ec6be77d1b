import type { CreateProductCategoryDTO, MedusaContainer } from '@medusajs/framework/types'
import {
  createCollectionsWorkflow,
  createProductCategoriesWorkflow,
} from '@medusajs/medusa/core-flows'
import type { Company } from './company'
import { setNumbers } from './set-number'

const shown = { is_active: true, is_internal: false }

/** Creates categories one by one, so that they rank in list order. Returns their ids by number. */
async function create(
  scope: MedusaContainer,
  categories: readonly { number: number; category: CreateProductCategoryDTO }[],
): Promise<[number, string][]> {
  const { result } = await createProductCategoriesWorkflow(scope).run({
    input: { product_categories: categories.map(({ category }) => category) },
  })
  return categories.map(({ number }, index) => [number, result[index]?.id ?? ''])
}

/** Creates categories with their subcategories. Returns all ids by number. */
export async function seedCategories(
  scope: MedusaContainer,
  { categories }: Company,
): Promise<Map<number, string>> {
  const tops = await create(
    scope,
    categories.map(({ number, name, group_id, cover_image_url, cover_text }) => ({
      number,
      category: {
        name,
        handle: `category-${number}`,
        ...shown,
        metadata: { group_id, cover_image_url, cover_text, show_cover: true },
      },
    })),
  )
  const idOf = new Map(tops)
  const subs = await create(
    scope,
    categories.flatMap((category) =>
      category.subs.map(({ number, name, ...metadata }) => ({
        number,
        category: {
          name,
          handle: `category-${number}`,
          parent_category_id: idOf.get(category.number) ?? null,
          ...shown,
          metadata,
        },
      })),
    ),
  )
  const ids = [...tops, ...subs]
  await setNumbers(
    scope,
    'category',
    ids.map(([number, id]) => [id, number]),
  )
  return new Map(ids)
}

/** Creates a collection for each brand. Returns their ids by brand name. */
export async function seedBrands(
  scope: MedusaContainer,
  { brands }: Company,
): Promise<Map<string, string>> {
  const { result } = await createCollectionsWorkflow(scope).run({
    input: { collections: brands.map(({ code, name }) => ({ title: name, handle: code })) },
  })
  return new Map(result.map(({ id, title }) => [title, id]))
}
