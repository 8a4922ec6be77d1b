import type { orderBody } from '@etalase/contract/checkout.ts'
import { issuesOf, isValid } from '@etalase/contract/rules/field.ts'
import { guestAddressForm } from '@etalase/contract/rules/forms.ts'
import { toE164 } from '@etalase/contract/rules/phone.ts'
import type { z } from 'zod'
import { requireArea } from '#area/require-area.ts'
import type { Database } from '#db/connection.ts'
import { badRequest } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

/** Returns the address a guest typed, with its area. Throws ADDRESS_INCOMPLETE. */
export async function guestAddress(db: Database, input: z.output<typeof orderBody>) {
  const { province_id, city_id, subdistrict_id } = input
  const typed = {
    recipientName: input.address_recipient_name ?? '',
    recipientPhone: input.address_recipient_phone ?? '',
    street: input.address_street ?? '',
  }
  const issues = issuesOf(guestAddressForm, {
    ...typed,
    provinceId: province_id ?? null,
    cityId: city_id ?? null,
    subdistrictId: subdistrict_id ?? null,
    notes: '',
  })
  if (!isValid(issues) || !province_id || !city_id || !subdistrict_id) {
    throw badRequest('ADDRESS_INCOMPLETE', messages().answers.address.incomplete)
  }
  await requireArea(db, { province_id, city_id, subdistrict_id })
  return {
    ...typed,
    recipientPhone: toE164(typed.recipientPhone),
    label: null,
    zip: input.address_zip || null,
    subdistrictId: subdistrict_id,
    notes: input.address_notes || null,
  }
}
