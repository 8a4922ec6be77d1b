import type { homeMessages as English } from '#lib/messages/en/home.ts'

const services: typeof English.services = [
  {
    title: 'Retrait en boutique',
    text: 'Commandez en ligne et retirez dans une boutique près de chez vous.',
    href: '/stores',
  },
  { title: 'Envoi rapide', text: 'Votre commande part sous 24\u00a0heures, c’est garanti.' },
  { title: 'Offres généreuses', text: 'Des promotions de saison toute l’année.' },
]

/** The home page. */
export const homeMessages: typeof English = {
  newArrival: 'Nouveautés',
  shopByCategory: 'Nos catégories',
  shopNow: 'Découvrir',
  seeAll: 'Tout voir',
  banners: 'Nos histoires',
  carousel: 'carrousel',
  showBanner: (title: string) => `Afficher\u00a0: ${title}`,
  pause: 'Arrêter le défilement',
  play: 'Reprendre le défilement',
  hashtagText: 'Nos dernières tenues, sur notre propre compte.',
  hashtagLink: 'Voir la galerie',
  photoOf: (photo: string, tag: string) => `${photo} ${tag} sur Instagram`,
  labels: 'Cinq marques, un même esprit',
  previousLabels: 'Marques précédentes',
  nextLabels: 'Marques suivantes',
  services,
}
