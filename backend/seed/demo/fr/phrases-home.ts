/** The French titles, texts and buttons of the home page, landings and brands, by the English text. */
export const homePhrases: Readonly<Record<string, string>> = {
  'Cloth with a memory': 'Des étoffes qui se souviennent',
  'Batik and florals for the long dry season.':
    'Du batik et des fleurs pour la longue saison sèche.',
  'Made near the equator': 'Fait près de l’équateur',
  'Light fabrics that breathe when the air does not.':
    'Des étoffes légères qui respirent quand l’air s’arrête.',
  'The weekday uniform': 'L’uniforme de la semaine',
  'Oxford, chino, breton. Mix without thinking.':
    'Oxford, chino, marinière. À mêler sans réfléchir.',
  'Draped, never heavy': 'Drapé, jamais lourd',
  'Tunics and gamis from soft sage to deep mauve.':
    'Des tuniques et des gamis, du sauge doux au mauve profond.',
  Wastra: 'Wastra',
  'Batik for every day': 'Le batik de tous les jours',
  'Kawung stands for a life well kept, parang for the will to go on. Ours are cut as shirts, short-sleeved and long, that you wear to work.':
    'Le kawung dit une vie bien tenue, le parang la volonté de poursuivre. Les nôtres sont coupés en chemises, à manches courtes ou longues, que l’on porte au travail.',
  'Shop batik': 'Voir le batik',
  Laras: 'Laras',
  'Soft shapes, clear lines': 'Formes douces, lignes claires',
  'Linen, voile and crepe in colours that sit well beside each other, season after season.':
    'Du lin, du voile et du crêpe dans des couleurs qui s’entendent, saison après saison.',
  'Shop women': 'Voir la mode femme',
  Bocah: 'Bocah',
  'Made to be played in': 'Fait pour jouer',
  'Jersey that survives the wash, seams that lie flat, prints that children choose themselves.':
    'Un jersey qui survit aux lavages, des coutures plates, des imprimés que les enfants choisissent eux-mêmes.',
  'Shop kids': 'Voir la mode enfant',
  'Denim, five pockets, six washes': 'Denim, cinq poches, six délavages',
  'Scarves for every knot': 'Des foulards pour tous les nœuds',
  'Bags that carry the market': 'Des sacs qui portent le marché',
  Women: 'Femme',
  Men: 'Homme',
  'Men, at ease': 'L’homme, à l’aise',
  'Batik and denim, worn on the same day.': 'Batik et denim, portés le même jour.',
  'Kawung, parang and truntum, cut as shirts for the office and after.':
    'Kawung, parang et truntum, en chemises pour le bureau et pour la suite.',
  'Shop jeans': 'Voir les jeans',
  'Two cuts in washes from light to black.': 'Deux coupes, du bleu clair délavé au noir.',
  'Shop outerwear': 'Voir les vestes et sweats',
  'Overshirts and hoodies for a cold train and a long evening.':
    'Des surchemises et des sweats pour un train froid et une longue soirée.',
  'Women, unhurried': 'La femme, sans hâte',
  'Long lines, soft cloth, a print to remember.':
    'De longues lignes, une étoffe douce, un imprimé dont on se souvient.',
  'Shop dresses': 'Voir les robes',
  'Tiered, straight or long, in prints from Laras.':
    'À volants, droites ou longues, dans les imprimés de Laras.',
  'Shop modest wear': 'Voir la mode pudique',
  'Tunics and gamis that move, from soft sage to deep mauve.':
    'Des tuniques et des gamis qui bougent, du sauge doux au mauve profond.',
  'Shop scarves': 'Voir les foulards',
  'Squares and shawls, light all day.': 'Des carrés et des étoles, légers toute la journée.',
  Rimba: 'Rimba',
  'Men’s everyday clothes, named after the forest: sturdy cotton, quiet colours, seams that last.':
    'Des vêtements d’homme de tous les jours qui portent le nom de la forêt\u00a0: coton solide, couleurs calmes, coutures qui durent.',
  'Women’s clothes in harmony: linen, voile and crepe that fall softly and keep their line.':
    'Des vêtements de femme en harmonie\u00a0: lin, voile et crêpe qui tombent doucement et gardent leur ligne.',
  'For children who climb: jersey that survives the wash, prints they choose themselves.':
    'Pour les enfants qui grimpent\u00a0: un jersey qui survit aux lavages, des imprimés qu’ils choisissent eux-mêmes.',
  'Batik with its meaning kept: kawung, parang, truntum and mega mendung, cut for today.':
    'Un batik qui garde son sens\u00a0: kawung, parang, truntum et mega mendung, coupés pour aujourd’hui.',
  Tala: 'Tala',
  'What you carry and what finishes an outfit: canvas bags, hats, belts and sandals.':
    'Ce que l’on porte et ce qui achève une tenue\u00a0: sacs en toile, chapeaux, ceintures et sandales.',
}
