import { Fragment } from 'react'
import { NativeShare } from '#components/product/native-share.tsx'
import { Convenience } from '#components/ui/convenience.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { productMessages } from '#messages/product.ts'

interface Shared {
  /** The absolute URL of the page. */
  url: string
  title: string
}

const networks: readonly { name: string; hrefOf: (shared: Shared) => string }[] = [
  {
    name: 'WhatsApp',
    hrefOf: ({ url, title }) =>
      `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
  },
  {
    name: 'Messenger',
    hrefOf: ({ url }) => `fb-messenger://share/?${new URLSearchParams({ link: url })}`,
  },
  {
    name: 'Facebook',
    hrefOf: ({ url }) =>
      `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  {
    name: 'Twitter',
    hrefOf: ({ url, title }) =>
      `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text: title })}`,
  },
]

/** Share links (spec §2), and the browser's share sheet if it has one. */
export function Share(shared: Shared) {
  return (
    <section
      className="mt-6 flex flex-wrap items-center gap-x-4 print:hidden"
      aria-label={productMessages.share}
    >
      <span className="text-muted text-sm">{productMessages.share}</span>{' '}
      {networks.map(({ name, hrefOf }) => (
        <Fragment key={name}>
          <a
            href={hrefOf(shared)}
            target="_blank"
            rel="noreferrer"
            aria-label={productMessages.shareOn(name)}
            className={`${listLinkStyle} text-sm`}
          >
            {name}
          </a>{' '}
        </Fragment>
      ))}
      <Convenience>
        <NativeShare {...shared} />
      </Convenience>
    </section>
  )
}
