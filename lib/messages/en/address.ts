import type { SavedAddressProblem } from '@etalase/contract/rules/forms.ts'
import { plural } from '#lib/messages/formats.ts'

const problems: Record<SavedAddressProblem, string> = {
  labelRequired: 'Address label is required.',
  recipientNameRequired: 'Recipient name is required.',
  recipientPhoneRequired: 'Recipient phone is required.',
  recipientPhoneInvalid: 'Please enter a valid phone number',
  zipRequired: 'Recipient Zipcode is required.',
  zipInvalid: 'Please enter a 5-digit zipcode',
  streetRequired: 'Address street is required.',
  provinceRequired: 'Province must be chosen.',
  cityRequired: 'City must be chosen',
  subdistrictRequired: 'Subdistrict must be chosen.',
}

/** Delivery addresses of guests, and saved addresses of customers. */
export const addressMessages = {
  label: 'Address label',
  labelHint: 'For example, Home or Office',
  recipientName: 'Recipient name',
  recipientPhone: 'Recipient phone',
  phoneHint: 'For the courier, for example 0812-3456-7890',
  street: 'Street address',
  streetHint: 'Street, number, building, RT/RW',
  finder: 'Find your area',
  finderHint:
    'Type your kelurahan, kecamatan or zipcode, for example Kebayoran Baru, or choose your area below.',
  finderFailed: "Search isn't available right now. Please choose your area below.",
  foundNothing: (search: string) => `We couldn't find “${search}”. Please choose your area below.`,
  found: (count: number) =>
    plural(count, {
      one: '1 place found. Use the arrow keys to choose it.',
      other: `${count} places found. Use the arrow keys to choose one.`,
    }),
  filledIn: (place: string) => `Filled in: ${place}`,
  places: 'Places found',
  province: 'Province',
  city: 'City',
  subdistrict: 'Subdistrict',
  choose: 'Choose…',
  showCities: 'Show cities',
  showSubdistricts: 'Show subdistricts',
  zip: 'Zipcode',
  notes: 'Notes for the courier (optional)',
  add: 'Add a new address',
  newTitle: 'New address',
  editTitle: 'Edit address',
  edit: 'Edit',
  primary: 'Primary',
  primaryText: 'Shown first at checkout. To remove it, first set another address as primary.',
  setPrimary: 'Set as Primary',
  remove: 'Remove',
  confirmRemove: 'Are you sure?',
  confirmRemoveText: (label: string) => `“${label}” will no longer be available at checkout.`,
  yesRemove: 'Yes, remove it',
  keep: 'Keep it',
  save: 'Save address',
  saving: 'Saving…',
  cancel: 'Back to your addresses',
  empty: 'No saved addresses yet',
  emptyText: 'Save an address to check out faster.',
  gone: "We couldn't find this address",
  goneText: "It was removed, or it isn't yours.",
  problems,
  /** The account page phrases one of them differently (spec §5). */
  accountProblems: { ...problems, zipRequired: 'Recipient zipcode is required.' },
}
