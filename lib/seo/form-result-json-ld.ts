import type { Flash } from '#lib/session/flash.ts'

const schemaOrg = 'https://schema.org/'

/**
 * What a form has come to, as an action of schema.org: browsers give the JSON-LD of the page that follows a form to the agent
 * that has sent it (WebMCP).
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
  /** The name of the step that comes next. */
  step: string
  /** What the order costs, in whole rupiah; null before its summary. */
  total: number | null
}

/** Where the checkout of forms stands after one of them. */
export const checkoutJsonLd = ({ step, total }: CheckoutPlace, flash: Flash | null) => ({
  ...formResultJsonLd(flash ?? { message: step, problems: {}, isDone: true }),
  name: step,
  ...(total !== null && { object: { '@type': 'Order', price: total, priceCurrency: 'IDR' } }),
})
