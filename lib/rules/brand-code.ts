/** A brand's name as a URL slug: 'Sandang & Co' is 'sandang-co'. */
export const brandCode = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
