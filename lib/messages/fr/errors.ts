import type {
  errorsMessages as EnglishErrors,
  failedPageMessages as EnglishFailedPage,
  notFoundMessages as EnglishNotFound,
} from '#lib/messages/en/errors.ts'
import { plural } from '#lib/messages/formats.ts'

/** Error messages. */
export const errorsMessages: typeof EnglishErrors = {
  connectionFailed: 'La connexion a échoué. Réessayez.',
  /** HTTP/2 sends no status text. */
  status: (status: number, text: string) =>
    text ? `Erreur ${status}\u00a0: ${text}` : `Erreur ${status}`,
  /** The shop rejects requests under load. */
  busy: 'La boutique est très sollicitée en ce moment. Réessayez dans un instant.',
  unexpected: 'Une erreur est survenue de notre côté. Réessayez.',
  supportCode: (code: string, time: string) => `Code d’assistance\u00a0: ${code}, ${time} WIB.`,
  badInput:
    'Nous n’avons pas pu traiter ce que vous avez envoyé. Vérifiez votre saisie et réessayez.',
  tooLarge: 'C’est trop long pour un seul envoi. Raccourcissez votre saisie et réessayez.',
  tooLong: (limit: number, length: number) =>
    `${limit} caractères au maximum\u00a0: vous en avez ${length}.`,
  tooManyAttempts: (minutes: number) =>
    `Trop de tentatives. Réessayez dans ${plural(minutes, { one: `${minutes} minute`, other: `${minutes} minutes` })}.`,
  signInFirst: 'Connectez-vous pour continuer.',
  sessionChanged:
    'Un autre compte est maintenant connecté\u00a0: nous avons rechargé la page. Rien de l’ancienne page n’a été enregistré.',
  /** For a form from a browser that doesn't say which page sent it. */
  unknownPage: {
    title: 'Encore une étape',
    text: 'Votre navigateur n’indique pas de quelle page vient cet envoi. Si vous venez de l’envoyer depuis notre boutique, appuyez sur Continuer. Sinon, allez à la page d’accueil\u00a0: rien n’a été fait.',
  },
  notFound: 'Nous n’avons rien trouvé.',
  text: 'La boutique rencontre un problème. Votre panier est intact. Réessayez dans un instant.',
  retry: 'Réessayer',
  /** The page itself fails in the browser; a retry would fail too. */
  brokenTitle: 'Cette page ne fonctionne pas dans votre navigateur',
  brokenText:
    'Un de ses éléments a échoué, et réessayer ne suffira peut-être pas. Votre panier est intact. Rechargez la page, mettez votre navigateur à jour ou poursuivez ici\u00a0:',
  home: 'Accueil',
  cart: 'Votre panier',
}

/** Shipped with each page, in case it fails and nothing more can be loaded. */
export const failedPageMessages: typeof EnglishFailedPage = {
  title: 'Nous ne pouvons pas afficher cette page pour l’instant',
  reload: 'Recharger la page',
}

/** URLs without a page. */
export const notFoundMessages: typeof EnglishNotFound = {
  title: 'Cette page n’existe pas',
  text: 'Elle a peut-être été déplacée, ou l’article n’est plus vendu.',
  link: 'Voir tous les articles',
}
