import { listHref } from '#lib/catalogue/list-filter.ts'
import type { ProductListView } from '#lib/catalogue/list-view.ts'
import { markdownPath } from '#lib/config/routes.ts'
import { productLine } from '#lib/markdown/product.ts'
import { bullets, joined, line, link, paragraphs, section } from '#lib/markdown/text.ts'
import * as messages from '#lib/messages/messages.ts'
import { pageSize } from '#lib/rules/constants.ts'
import { listTitle } from '#lib/seo/list-metadata.ts'

const twin = (href: string) => markdownPath(href) ?? href

function pageLinks({ filter, count }: ProductListView): string[] {
  const last = Math.ceil(count / pageSize)
  const pages = [filter.page - 1, filter.page + 1].filter((page) => page >= 1 && page <= last)
  return pages.map((page) =>
    link(messages.seo.page(messages.list.products, page), twin(listHref({ ...filter, page }))),
  )
}

const subcategoryLinks = ({ categories, categoryId }: ProductListView): string[] =>
  categories
    .filter(({ id }) => id === categoryId)
    .flatMap(({ category_subs }) =>
      category_subs.map(({ id, name }) => link(name, twin(listHref({ subcategoryId: id })))),
    )

/** A page of a list as Markdown: its products, the pages beside it, and what is below its category. */
export const listMarkdown = (view: ProductListView): string =>
  joined([
    `# ${line(listTitle(view))}`,
    paragraphs(view.cover.text),
    messages.list.found(view.count),
    bullets(view.products.map(productLine)),
    bullets(pageLinks(view)),
    section(messages.list.categories, bullets(subcategoryLinks(view))),
    link(messages.llms.page, listHref(view.filter)),
  ])
