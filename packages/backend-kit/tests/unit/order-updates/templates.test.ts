import { rupiah } from '@etalase/contract/rules/money.ts'
import { describe, expect, test } from 'vitest'
import { contentLanguages } from '#content-language.ts'
import { orderUpdateKinds } from '#db/schema/order-updates.ts'
import { updateMessage, updateTemplates } from '#order-updates/update-template.ts'

const registered = updateTemplates()
const placesOf = (text: string) => [...text.matchAll(/\{\{(\d)\}\}/g)].map(([, place]) => place)

describe.each(
  contentLanguages.flatMap((language) => orderUpdateKinds.map((kind) => [kind, language] as const)),
)('an update %s in %s', (kind, language) => {
  const message = updateMessage(kind, {
    trxRef: 'TRX-20261129-36178F96',
    phone: '+6281234567890',
    language,
    total: rupiah(209_000),
    receiptNumber: 'JNE0012345678',
    store: 'Kemang',
  })
  const template = registered.find(
    (one) => one.name === message.template && one.language === language,
  )

  test('is its registered template with the values filled in', () => {
    const filled = message.values.reduce(
      (text, value, index) => text.replace(`{{${index + 1}}}`, value),
      template?.text ?? '',
    )
    expect(message.text).toBe(filled)
  })

  test('has a value for each placeholder, and a placeholder for each value', () => {
    const places = message.values.map((_, index) => String(index + 1))
    expect(placesOf(template?.text ?? '').toSorted()).toEqual(places)
  })
})

test('each template is registered once', () => {
  expect(new Set(registered.map(({ name, language }) => `${name} ${language}`)).size).toBe(
    orderUpdateKinds.length * contentLanguages.length,
  )
})
