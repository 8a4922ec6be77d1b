'use client'

import type { ComponentProps } from 'react'
import { choiceQuery } from '#components/buy/address-choice.ts'
import { useFormValue } from '#components/buy/use-form-value.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'

interface ChoiceLinkProps extends Omit<ComponentProps<typeof IntentLink>, 'href'> {
  /** The page of the product, or of another colour of it. */
  path: string
  /** The id of the buy form whose size and quantity go along. */
  formId: string
}

/** A link to a product page that takes the chosen size and quantity along. */
export function ChoiceLink({ path, formId, ...link }: ChoiceLinkProps) {
  const query = useFormValue(formId, choiceQuery) ?? ''
  return <IntentLink {...link} href={path + query} />
}
