import { plural } from '#lib/messages/formats.ts'
import type { SavedAddressProblem } from '#lib/rules/forms.ts'

const problems: Record<SavedAddressProblem, string> = {
  labelRequired: 'Address label is required.',
  recipientNameRequired: 'Recipient name is required.',
  recipientPhoneRequired: 'Recipient phone is required.',
  recipientPhoneInvalid: 'Please enter a valid phone number',
  zipRequired: 'Recipient Zipcode is required.',
  zipInvalid: 'Please enter a zipcode of 5 digits',
  streetRequired: 'Address street is required.',
  provinceRequired: 'Province must be chosen.',
  cityRequired: 'City must be chosen',
  subdistrictRequired: 'Subdistrict must be chosen.',
}

/** Delivery addresses: a guest's, and those that a customer saves. */
export const address = {
  label: 'Address label',
  labelHint: 'Your name for it, such as Home or Office',
  recipientName: 'Recipient name',
  recipientPhone: 'Recipient phone',
  phoneHint: 'For the courier, such as 0812-3456-7890',
  street: 'Address street',
  streetHint: 'Street, number, building, RT/RW',
  finder: 'Find your area',
  finderHint:
    'Type your kelurahan, kecamatan or postal code, such as Kebayoran Baru; or choose it below.',
  finderFailed: 'We cannot search right now. Please choose below.',
  foundNothing: (search: string) => `We know no place called “${search}”. Please choose below.`,
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
  showCities: 'Show its cities',
  showSubdistricts: 'Show its subdistricts',
  zip: 'Zipcode',
  notes: 'Notes for the courier (optional)',
  add: 'Add a new address',
  newTitle: 'New address',
  editTitle: 'Edit address',
  edit: 'Edit',
  primary: 'Primary',
  primaryText: 'Offered first at checkout. To remove it, first make another one primary.',
  setPrimary: 'Set as Primary',
  remove: 'Remove',
  confirmRemove: 'Are you sure?',
  confirmRemoveText: (label: string) => `“${label}” will no longer be offered at checkout.`,
  yesRemove: 'Yes, remove it',
  keep: 'Keep it',
  save: 'Save address',
  saving: 'Saving…',
  cancel: 'Back to your addresses',
  empty: 'No saved addresses yet',
  emptyText: 'Save one, and the checkout only asks where to.',
  gone: 'This address is not there',
  goneText: 'It was removed, or it is not one of yours.',
  problems,
  /** The account page writes one of them in another way (spec §5). */
  accountProblems: { ...problems, zipRequired: 'Recipient zipcode is required.' },
}
