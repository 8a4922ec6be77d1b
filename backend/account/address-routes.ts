import type { FastifyInstance } from 'fastify'
import * as addresses from '#backend/account/address-repository.ts'
import { type ChosenArea, requireArea } from '#backend/area/require-area.ts'
import { badRequest, notFound } from '#backend/http/http-error.ts'
import { registerEndpoint } from '#backend/http/register-endpoint.ts'
import { messages } from '#backend/messages/messages.ts'
import type { RouteOptions } from '#backend/route-options.ts'
import type { UserAddress } from '#lib/contract/address.ts'
import { issuesOf } from '#lib/rules/field.ts'
import { savedAddressForm } from '#lib/rules/forms.ts'
import { toE164 } from '#lib/rules/phone.ts'

/** Limit of saved addresses per customer. */
const maxAddresses = 50

type ListedAddress = Awaited<ReturnType<typeof addresses.listAddresses>>[number]

const wireAddress = ({ address, subdistrict, city, province }: ListedAddress): UserAddress => ({
  id: address.id,
  label: address.label,
  is_primary: address.isPrimary,
  recipient_name: address.recipientName,
  recipient_phone: address.recipientPhone,
  recipient_zip: address.zip,
  address_street: address.street,
  province_id: province.id,
  city_id: city.id,
  subdistrict_id: subdistrict.id,
  notes: address.notes,
  province: { id: province.id, province_name: province.name },
  city: { id: city.id, type: city.type, city_name: city.name },
  subdistrict: { id: subdistrict.id, subdistrict_name: subdistrict.name },
})

interface AddressForm extends ChosenArea {
  address_label: string
  recipient_name: string
  recipient_phone: string
  recipient_zip: string
  address_street: string
  address_notes?: string | undefined
}

function fieldsOf(form: AddressForm): addresses.AddressFields {
  const { recipientPhone: phone, zip } = savedAddressForm
  const typed = { phone: form.recipient_phone, zip: form.recipient_zip }
  const issues = issuesOf({ phone, zip }, typed)
  const recipientPhone = toE164(typed.phone)
  if (issues.phone || !recipientPhone)
    throw badRequest('ADDRESS_INCOMPLETE', messages().answers.address.invalidPhone)
  if (issues.zip) throw badRequest('ADDRESS_INCOMPLETE', messages().answers.address.invalidZip)
  return {
    label: form.address_label,
    recipientName: form.recipient_name,
    recipientPhone,
    zip: form.recipient_zip,
    street: form.address_street,
    subdistrictId: form.subdistrict_id,
    notes: form.address_notes || null,
  }
}

const noSuchAddress = () => notFound(messages().answers.address.gone)

/** A customer's saved addresses; one of them is the primary one. */
export default function addressRoutes(
  app: FastifyInstance,
  { context: { db } }: RouteOptions,
): void {
  registerEndpoint(app, 'GET user/address', async (_, { customer }) => ({
    user_addresses: (await addresses.listAddresses(db, customer.id)).map(wireAddress),
  }))

  registerEndpoint(app, 'POST user/address', async (form, { customer }) => {
    await requireArea(db, form)
    const limit = { max: maxAddresses }
    if (!(await addresses.addAddress(db, customer.id, fieldsOf(form), limit))) {
      throw badRequest('INVALID_INPUT', messages().answers.address.tooMany(maxAddresses))
    }
    return { message: messages().answers.address.added }
  })

  registerEndpoint(app, 'PUT user/address', async ({ user_address_id, ...form }, { customer }) => {
    await requireArea(db, form)
    const key = { id: user_address_id, customerId: customer.id }
    if (!(await addresses.updateAddress(db, key, fieldsOf(form)))) throw noSuchAddress()
    return { message: messages().answers.address.updated }
  })

  registerEndpoint(app, 'DELETE user/address', async ({ user_address_id }, { customer }) => {
    const key = { id: user_address_id, customerId: customer.id }
    if (await addresses.removeAddress(db, key))
      return { message: messages().answers.address.removed }
    if (!(await addresses.findAddress(db, key))) throw noSuchAddress()
    throw badRequest('PRIMARY_ADDRESS', messages().answers.address.primaryStays)
  })

  registerEndpoint(app, 'POST user/address-primary', async ({ user_address_id }, { customer }) => {
    const key = { id: user_address_id, customerId: customer.id }
    await db.transaction(async (tx) => {
      await addresses.lockCustomer(tx, customer.id)
      const address = await addresses.findAddress(tx, key)
      if (!address) throw noSuchAddress()
      if (address.isPrimary) {
        throw badRequest('PRIMARY_ADDRESS', messages().answers.address.primaryAlready)
      }
      await addresses.makePrimary(tx, key)
    })
    return { message: messages().answers.address.primaryChanged }
  })
}
