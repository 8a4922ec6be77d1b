import type { Product } from '@etalase/contract/product.ts'
import { productFacts } from '#lib/catalogue/product-facts.ts'
import { contentLang } from '#lib/messages/content-lang.ts'
import { productMessages } from '#messages/product.ts'

/** Returns a text's paragraphs. Their margins collapse at a column break, where an empty line would remain. */
const paragraphsOf = (text: string) => text.trim().split(/\n\s*\n/)

interface DescriptionProps {
  product: Product
}

/** A product's details with line breaks kept (spec §2), its code and its facts. */
export function Description({ product }: DescriptionProps) {
  return (
    <section className="mx-4 border-line border-t pt-6 md:col-span-full md:mx-0 lg:grid lg:grid-cols-12 lg:gap-12 lg:pt-10">
      <div className="mb-3 lg:col-span-3">
        <h2 className="text-lg">{productMessages.details}</h2>
        <p className="text-muted text-sm">{productMessages.code(product.product_code)}</p>
        {productFacts(product).map((fact) => (
          <p key={fact} className="text-muted text-sm">
            {fact}
          </p>
        ))}
      </div>
      <div
        lang={contentLang}
        className="max-w-[39.8em] whitespace-pre-line lg:col-span-9 lg:max-w-none lg:columns-2 lg:gap-12 [&_p+p]:mt-[1.5em]"
      >
        {paragraphsOf(product.detailed_description).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other order
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
