import { ProductGrid } from '#components/catalogue/product-grid.tsx'
import { SearchForm } from '#components/layout/search-form.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { categoryHref } from '#lib/catalogue/category-href.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import type { ProductListView } from '#lib/catalogue/list-view.ts'
import { questionMark } from '#messages/language.ts'
import { listMessages } from '#messages/list.ts'
import { searchMessages } from '#messages/search.ts'

/** Returns links to the sub-categories that the backend suggests, or else to all categories. */
function nearestLinks({ search, categories }: ProductListView) {
  const subcategories = search?.category_subs ?? []
  if (subcategories.length === 0) {
    const links = categories.map((category) => ({
      href: categoryHref(category),
      text: category.name,
    }))
    return { title: searchMessages.categories, links }
  }
  const links = subcategories.map(({ id, name, category }) => ({
    href: listHref({ subcategoryId: id }),
    text: searchMessages.inCategory(name, category.name),
  }))
  return { title: searchMessages.nearest, links }
}

function NearestCategories({ view }: { view: ProductListView }) {
  const { title, links } = nearestLinks(view)
  return (
    <nav aria-label={title}>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ href, text }) => (
          <li key={href}>
            <IntentLink href={href} className={buttonStyle('secondary')}>
              {text}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function WhatWasTried({ view: { filter, search } }: { view: ProductListView }) {
  const tried = search?.tried.join(', ')
  return (
    <div>
      <h2 className="text-2xl">{searchMessages.nothingFor(filter.search ?? '')}</h2>
      <p className="mt-2 text-muted">
        {tried && `${searchMessages.tried(tried)} `}
        {searchMessages.nothingText}
      </p>
      {search?.did_you_mean && (
        <p className="mt-4 text-lg">
          {searchMessages.didYouMean}{' '}
          <IntentLink
            href={listHref({ search: search.did_you_mean })}
            className="inline-block py-2 font-semibold underline underline-offset-4"
          >
            {search.did_you_mean}
          </IntentLink>
          {questionMark}
        </p>
      )}
    </div>
  )
}

/** A search without results: the search words, another search, categories, and bestsellers. */
export function NothingFound({ view }: { view: ProductListView }) {
  const { others } = view
  return (
    <div className="flex flex-col gap-8 pb-8">
      <WhatWasTried view={view} />
      <div className="max-w-xl">
        <SearchForm id="search-again" />
      </div>
      <NearestCategories view={view} />
      {others && others.products.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="mb-4 text-xl">
            {others.areBestSellers ? searchMessages.bestSellers : searchMessages.newest}
          </h2>
          <ProductGrid products={others.products} inFours />
        </section>
      )}
      <IntentLink href="/products" className={`${buttonStyle('secondary')} self-start`}>
        {listMessages.emptyLink}
      </IntentLink>
    </div>
  )
}
