'use client'

import type { ComponentProps } from 'react'
import { choiceQuery } from '#components/buy/address-choice.ts'
import { useFormValue } from '#components/buy/use-form-value.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'

interface ChoiceLinkProps extends Omit<ComponentProps<typeof IntentLink>, 'href'> {
  /** The path of this product's page, or of another colour's. */
  path: string
  /** The id of the buy form that holds the size and quantity. */
  formId: string
}

/** A link to a product page that carries the chosen size and quantity. */
export function ChoiceLink({ path, formId, ...link }: ChoiceLinkProps) {
  const query = useFormValue(formId, choiceQuery) ?? ''
  return <IntentLink {...link} href={path + query} />
}
