import type { SavedAddressProblem } from '@etalase/contract/rules/forms.ts'
import type { addressMessages as English } from '#lib/messages/en/address.ts'
import { plural } from '#lib/messages/formats.ts'

const problems: Record<SavedAddressProblem, string> = {
  labelRequired: 'Donnez un nom à cette adresse.',
  recipientNameRequired: 'Saisissez le nom du destinataire.',
  recipientPhoneRequired: 'Saisissez le téléphone du destinataire.',
  recipientPhoneInvalid: 'Saisissez un numéro de téléphone valide.',
  zipRequired: 'Saisissez le code postal du destinataire.',
  zipInvalid: 'Saisissez un code postal à 5 chiffres.',
  streetRequired: 'Saisissez la rue et le numéro.',
  provinceRequired: 'Choisissez une province.',
  cityRequired: 'Choisissez une ville.',
  subdistrictRequired: 'Choisissez un kecamatan (district).',
}

/** Delivery addresses of guests, and saved addresses of customers. */
export const addressMessages: typeof English = {
  label: 'Nom de l’adresse',
  labelHint: 'Par exemple Maison ou Bureau',
  recipientName: 'Nom du destinataire',
  recipientPhone: 'Téléphone du destinataire',
  phoneHint: 'Pour le livreur, par exemple 0812-3456-7890',
  street: 'Rue et numéro',
  streetHint: 'Avec bâtiment, RT/RW',
  finder: 'Trouver votre quartier',
  finderHint:
    'Saisissez votre kelurahan (quartier), votre kecamatan (district) ou votre code postal, par exemple Kebayoran Baru, ou choisissez ci-dessous.',
  finderFailed: 'La recherche n’est pas disponible pour l’instant. Choisissez ci-dessous.',
  foundNothing: (search: string) =>
    `Nous n’avons pas trouvé «\u202f${search}\u202f». Choisissez ci-dessous.`,
  found: (count: number) =>
    plural(count, {
      one: `${count} lieu trouvé. Utilisez les flèches du clavier pour le choisir.`,
      other: `${count} lieux trouvés. Utilisez les flèches du clavier pour en choisir un.`,
    }),
  filledIn: (place: string) => `Champs remplis\u00a0: ${place}`,
  places: 'Lieux trouvés',
  province: 'Province',
  city: 'Ville',
  subdistrict: 'Kecamatan (district)',
  choose: 'Choisir…',
  showCities: 'Afficher ses villes',
  showSubdistricts: 'Afficher ses kecamatan (districts)',
  zip: 'Code postal',
  notes: 'Indications pour le livreur (facultatif)',
  add: 'Ajouter une adresse',
  newTitle: 'Nouvelle adresse',
  editTitle: 'Modifier l’adresse',
  edit: 'Modifier',
  primary: 'Principale',
  primaryText:
    'Proposée en premier lors de la commande. Pour la supprimer, choisissez d’abord une autre adresse principale.',
  setPrimary: 'Rendre principale',
  remove: 'Supprimer',
  confirmRemove: 'Supprimer cette adresse\u202f?',
  confirmRemoveText: (label: string) =>
    `«\u202f${label}\u202f» ne sera plus proposée lors de la commande.`,
  yesRemove: 'Oui, supprimer',
  keep: 'Conserver',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Revenir à mes adresses',
  empty: 'Aucune adresse enregistrée',
  emptyText: 'Enregistrez une adresse pour commander plus vite.',
  gone: 'Nous n’avons pas trouvé cette adresse',
  goneText: 'Elle a été supprimée, ou ce n’est pas l’une des vôtres.',
  problems,
  accountProblems: problems,
}
