import type { LandingCategory } from '@etalase/contract/rules/constants.ts'
import type { landingMessages as English } from '#lib/messages/en/landing.ts'

const titles: Record<LandingCategory, string> = { men: 'Homme', women: 'Femme' }

/** Category landings and the brand landing. */
export const landingMessages: typeof English = {
  titles,
  newIn: 'Nouveautés',
  kids: 'Enfant',
  shopAll: 'Tout voir',
  brands: 'Cinq marques sous un même toit',
  brandsText: 'Chacune a son style. Toutes sont pensées pour la vie près de l’équateur.',
  shopBrand: (name: string) => `Découvrir ${name}`,
  hashtagText:
    'Nos photos de chemises, de foulards et d’imprimés, telles que nous les publions sur Instagram.',
  hashtagFollow: 'Nous suivre sur Instagram',
  pageDescription: (title: string, shop: string) =>
    `Les nouveautés ${title.toLowerCase()} chez ${shop}, avec les pièces préférées de la saison.`,
}
