import type { Product, Sibling } from '@etalase/contract/product.ts'
import { ChoiceLink } from '#components/buy/choice-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { contentLang } from '#lib/messages/content-lang.ts'
import { productMessages } from '#messages/product.ts'

function Swatch({ sibling, formId, isShown }: SwatchProps) {
  const { id, color, image_url, is_available } = sibling
  return (
    <ChoiceLink
      path={`/product/${id}`}
      formId={formId}
      aria-current={isShown ? 'page' : undefined}
      className="group block w-18 text-xs"
    >
      <span
        className={`block aspect-[3/4] border group-aria-[current]:border-2 group-aria-[current]:border-ink ${is_available ? 'border-line' : 'border-line opacity-60'}`}
        style={{ backgroundColor: color.hex }}
      >
        {image_url && <Picture src={image_url} alt="" width={180} height={240} sizes="72px" />}
      </span>
      <span
        lang={contentLang}
        className="mt-1 -mr-2 block break-words underline-offset-4 group-hover:underline group-aria-[current]:font-semibold"
      >
        {color.name}
      </span>{' '}
      {!is_available && <span className="block text-muted">{productMessages.soldOut}</span>}
    </ChoiceLink>
  )
}

interface SwatchProps {
  sibling: Sibling
  /** The id of the buy form. */
  formId: string
  /** Whether it is the page's product. */
  isShown: boolean
}

interface ColorChoiceProps {
  product: Pick<Product, 'id' | 'siblings'>
  /** The id of the buy form, whose size and quantity carry over to another colour. */
  formId: string
}

/** The colours of a garment as links to their pages; on phones one scrolling row. Renders nothing for a garment with one colour. */
export function ColorChoice({ product: { id, siblings }, formId }: ColorChoiceProps) {
  if (!siblings || siblings.length < 2) return null
  return (
    <nav aria-label={productMessages.colors} className="mt-6">
      <p aria-hidden="true" className="mb-2 font-semibold">
        {productMessages.colors}
      </p>
      <ul className="-m-1 flex gap-x-2 gap-y-3 p-1 max-md:overflow-x-auto md:flex-wrap">
        {siblings.map((sibling) => (
          <li key={sibling.id} className="shrink-0">
            <Swatch sibling={sibling} formId={formId} isShown={sibling.id === id} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
