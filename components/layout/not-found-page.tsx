import { SearchForm } from '#components/layout/search-form.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { getMenu } from '#lib/api/categories.ts'
import { categoryHref } from '#lib/catalogue/category-href.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { notFoundMessages } from '#messages/errors.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { listMessages } from '#messages/list.ts'

/** The not-found page: search, the categories, and a link to all products. */
export async function NotFoundPage() {
  const categories = await getMenu()
  return (
    <div className="container-page flex flex-col items-start gap-6 py-20">
      <div>
        <h1 className="text-3xl">{notFoundMessages.title}</h1>
        <p className="mt-2">{notFoundMessages.text}</p>
      </div>
      <div className="w-full max-w-xl">
        <SearchForm id="search-missing" />
      </div>
      <nav aria-label={listMessages.categories}>
        <ul className="flex flex-wrap gap-x-6">
          {categories.map((category) => (
            <li key={category.id}>
              <IntentLink
                href={categoryHref(category)}
                lang={contentLang}
                className={`${listLinkStyle} underline`}
              >
                {category.name}
              </IntentLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <IntentLink href="/products" className={buttonStyle()}>
          {notFoundMessages.link}
        </IntentLink>{' '}
        <a href="/order" className={`${listLinkStyle} underline`}>
          {guestOrderMessages.title}
        </a>
      </div>
    </div>
  )
}
