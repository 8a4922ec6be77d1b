/** A brand's name as an address has it: 'Sandang & Co' is 'sandang-co'. */
export const brandCode = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
