import { pageSize } from '@etalase/contract/rules/constants.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import type { ProductListView } from '#lib/catalogue/list-view.ts'
import { markdownPath } from '#lib/config/routes.ts'
import { productLine } from '#lib/markdown/product.ts'
import { bullets, joined, line, link, paragraphs, section } from '#lib/markdown/text.ts'
import { listTitle } from '#lib/seo/list-metadata.ts'
import { listMessages } from '#messages/list.ts'
import { llmsMessages, seoMessages } from '#messages/seo.ts'

const twin = (href: string) => markdownPath(href) ?? href

function pageLinks({ filter, count }: ProductListView): string[] {
  const last = Math.ceil(count / pageSize)
  const pages = [filter.page - 1, filter.page + 1].filter((page) => page >= 1 && page <= last)
  return pages.map((page) =>
    link(seoMessages.page(listMessages.products, page), twin(listHref({ ...filter, page }))),
  )
}

const subcategoryLinks = ({ categories, categoryId }: ProductListView): string[] =>
  categories
    .filter(({ id }) => id === categoryId)
    .flatMap(({ category_subs }) =>
      category_subs.map(({ id, name }) => link(name, twin(listHref({ subcategoryId: id })))),
    )

/** Returns a page of a list as Markdown: its products, neighbouring pages, and the links below its category. */
export const listMarkdown = (view: ProductListView): string =>
  joined([
    `# ${line(listTitle(view))}`,
    paragraphs(view.cover.text),
    listMessages.found(view.count),
    bullets(view.products.map(productLine)),
    bullets(pageLinks(view)),
    section(listMessages.categories, bullets(subcategoryLinks(view))),
    link(llmsMessages.page, listHref(view.filter)),
  ])
