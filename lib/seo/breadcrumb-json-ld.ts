import { absoluteUrl } from '#lib/seo/absolute-url.ts'

/** A BreadcrumbList of the page's breadcrumbs; empty without breadcrumbs. */
export function breadcrumbJsonLd(crumbs: readonly { label: string; href: string }[]) {
  if (crumbs.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absoluteUrl(href),
      })),
    },
  ]
}
