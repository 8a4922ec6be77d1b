import { landingCategories } from '@etalase/contract/rules/constants.ts'
import { isCollection } from '#lib/config/collections.ts'
import type { RoutePath } from '#lib/config/routes.ts'

const isLanding = (name: string) => landingCategories.some((category) => category === name)

/** Routes whose parameter is one of our names, with a check that the name exists. */
const names: Readonly<Record<string, ((name: string) => boolean) | undefined>> = {
  '/shop/[category]': isLanding,
  '/collections/[slug]': isCollection,
} satisfies Partial<Record<RoutePath, unknown>>

/** Returns the canonical path for a decoded path whose name has capitals, as in `/shop/MEN`; null for any other path. */
export function canonicalPath(route: string, path: string): string | null {
  const [, folder, name = ''] = path.split('/')
  const lower = name.toLowerCase()
  return lower !== name && names[route]?.(lower) ? `/${folder}/${lower}` : null
}
