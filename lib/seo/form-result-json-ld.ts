import type { Flash } from '#lib/session/flash.ts'

const schemaOrg = 'https://schema.org/'

/**
 * Returns a form's result as a schema.org action: browsers pass the JSON-LD of the page after a form to the agent that sent it
 * (WebMCP).
 */
export function formResultJsonLd({ message, problems, isDone }: Omit<Flash, 'page' | 'values'>) {
  const said = [message, ...Object.values(problems)].filter(Boolean).join(' ')
  const about = { '@type': 'Thing', description: said }
  return {
    '@type': 'Action',
    actionStatus: `${schemaOrg}${isDone ? 'CompletedActionStatus' : 'FailedActionStatus'}`,
    ...(isDone ? { result: about } : { error: about }),
  }
}

interface CheckoutPlace {
  /** The name of the next step. */
  step: string
  /** The order's total, in whole rupiah; null before its summary. */
  total: number | null
}

/** Returns the state of the checkout by plain forms after one of its forms. */
export const checkoutJsonLd = ({ step, total }: CheckoutPlace, flash: Flash | null) => ({
  ...formResultJsonLd(flash ?? { message: step, problems: {}, isDone: true }),
  name: step,
  ...(total !== null && { object: { '@type': 'Order', price: total, priceCurrency: 'IDR' } }),
})
