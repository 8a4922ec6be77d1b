import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the kids' designs, keyed by the manifest's design. */
export const kidsTexts: Readonly<Record<string, DesignTexts>> = {
  'kids-tee': {
    garment: 'T-shirt enfant',
    pitch:
      'Un T-shirt en coton doux qui survit au jus de mangue, aux arbres et au lavage qui suit.',
    story:
      'Le jersey est léger, 170\u00a0g, et lisse à l’intérieur, sans bord qui gratte au cou. Le col côtelé passe la tête d’un seul coup, et les manches courtes laissent les bras libres pour la balançoire.',
    fit: 'Droit et facile, avec un peu de place pour grandir\u202f; choisissez selon l’âge, et une taille de plus pour un grand enfant.',
    care: 'Lavage en machine à 40\u00a0degrés, sur l’envers s’il est imprimé. Suspendu aussitôt, il se passe de fer.',
    colours: {
      'Orange Stripe':
        'Des bandes orange sur crème et un col orange, vives à côté d’un short bleu lagon.',
      'Sea Stripe': 'Des vagues bleu-vert en lignes droites, avec le col assorti.',
      'Little Fish':
        'Un banc de poissons orange et bleus traverse le crème, et aucun ne lève les yeux.',
      'Sunny Day':
        'Des soleils blancs et jaunes tournent dans un ciel bleu-vert, sous un col doré.',
      Mint: 'Un vert pâle et frais comme une glace au concombre\u202f; ajoutez le short à feuilles.',
      Peach: 'Un rose orangé tendre, comme l’intérieur d’une papaye mûre.',
      Sunshine: 'Un jaune d’œuf franc, que l’on repère d’un bout à l’autre de la cour.',
      'Berry Stripe':
        'De fines lignes jaunes et rouge baie sur blanc, gaies comme une glace aux fruits.',
    },
  },
  'kids-short': {
    garment: 'Short de jeu enfant',
    pitch: 'Un short en jersey à enfiler, pour courir d’abord et réfléchir ensuite.',
    story:
      'Nous le coupons dans un solide jersey de coton de 220\u00a0g, qui cède à chaque saut. La taille élastique a un cordon pour les plus minces, et deux poches de côté gardent coquillages, billes et un demi-biscuit.',
    fit: 'Jambe ample jusqu’au-dessus du genou\u202f; entre deux tailles, prenez la plus grande.',
    care: 'Lavez tiède avec le linge de la famille, poches vidées d’abord. Le sèche-linge à basse température convient.',
    colours: {
      'Sea Blue': 'Un bleu à goutte de vert, le lagon par temps clair.',
      Coral: 'Un orangé rougeâtre qui répond en riant au T-shirt à vagues.',
      Navy: 'Le foncé, qui cache la boue jusqu’à l’heure du bain.',
      'Mint Gingham': 'De petits carreaux menthe et blancs, une nappe de pique-nique sur jambes.',
      Sand: 'Un beige uni, calme sous une chemise batik les jours de visite.',
      Leafy: 'De petites feuilles vertes qui dégringolent sur le plus pâle des verts.',
    },
  },
  'kids-set': {
    garment: 'Ensemble enfant T-shirt et short',
    pitch: 'Un T-shirt et un short déjà assortis, et l’on s’habille en une minute.',
    story:
      'Le haut porte le motif et le short en reprend une couleur. Tous deux sont cousus dans un jersey de coton de 180\u00a0g, avec un col côtelé en haut, une taille élastique à cordon en bas, et chacun va aussi avec d’autres pièces.',
    fit: 'Confortable en haut comme en bas, ni long ni serré\u202f; comparez poitrine et jambe au guide des tailles.',
    care: 'Lavez les deux ensemble à 30\u00a0degrés, qu’ils pâlissent à deux s’ils pâlissent. Séchez loin du grand soleil.',
    colours: {
      'Orange and Sea': 'Des rayures orange en haut, un bleu lagon profond en bas.',
      'Bird Song':
        'De petits oiseaux orange, sable et bleus bavardent sur crème, avec un short orange chaud.',
      'Mint Stripe': 'Des rayures vertes et blanches sur un short couleur feuille de bananier.',
      'Navy Sun': 'Des soleils brillent dans un ciel marine, puis descendent dans un short jaune.',
      'Peach Dot': 'Des pois blancs sur pêche et un short d’argile, tendre sans être sucré.',
      'Lilac Stripe':
        'Des lignes lilas sur blanc et un short tout violet, pour qui a choisi sa couleur préférée.',
    },
  },
  'kids-dress': {
    garment: 'Robe enfant froncée',
    pitch: 'Une robe en popeline à manches courtes, à la jupe froncée assez large pour tourner.',
    story:
      'Une popeline légère de 115\u00a0g la garde aérée les jours chauds et sèche vite après une éclaboussure. Les boutons descendent le devant du buste, où de petites mains s’exercent, et la jupe tombe en fronces pleines depuis la taille.',
    fit: 'Facile à la taille et à peu près au genou\u202f; la taille du moment pour cette saison, ou une de plus pour la suivante.',
    care: 'Lavez à 30\u00a0degrés et suspendez par les épaules. Un rapide coup de fer tiède sur les fronces rend le volume.',
    colours: {
      'Coral Blossom':
        'Des brins de jasmin blanc épars sur corail, comme des pétales quand la guirlande se défait.',
      'Cherry Gingham':
        'Des carreaux rouge cerise et blancs qui appellent une tranche de pastèque.',
      'Sunny Yellow': 'Un seul jaune clair du col à l’ourlet, aux boutons pâles.',
      'Blue Birds': 'Des oiseaux orange, blancs et marine traversent un ciel bleu clair.',
      'Mint Dot': 'Des pois blancs sur menthe, rangés comme des bonbons.',
      Lilac: 'Un violet doux sans motif, charmant pieds nus ou en sandales blanches.',
      'Peach Stripe': 'Des rayures pêche et crème en travers, qui balancent avec la jupe.',
      Meadow: 'De rondes fleurs jaunes, corail et bleues sur crème, et des feuilles entre elles.',
    },
  },
  'kids-batik-shirt': {
    garment: 'Chemise batik enfant',
    pitch:
      'Une petite chemise batik aux vrais motifs, pour les jours de batik à l’école et les visites chez grand-mère.',
    story:
      'Nous imprimons les mêmes motifs classiques que pour les grands, sur un coton léger de 110\u00a0g. Elle a un petit col, une poche poitrine et des manches courtes, et ses boutons se ferment sans aide.',
    fit: 'Coupe droite avec de quoi bouger\u202f; mesurez la poitrine et arrondissez au-dessus.',
    care: 'Lavage à la main à froid au savon doux, sans trempage ni javel. Séchage à l’ombre et fer sur l’envers.',
    colours: {
      'Kawung Brown':
        'Des rangs de quatre pétales crème sur brun, le fruit de palmier que bien des enfants apprennent en premier.',
      'Mendung Blue':
        'Des nuages bleus sur crème d’après le mega mendung de Cirebon, motif de pluie et de patience.',
      'Ceplok Red':
        'De petites rosaces étoilées en rangs ceplok sur rouge, amusantes à compter quand on attend.',
      'Parang Green': 'Des vagues parang penchées, crème sur vert, pour qui essaie encore.',
    },
  },
  'kids-batik-dress': {
    garment: 'Robe batik enfant',
    pitch: 'Une robe batik froncée qui danse aux mariages et reste une robe de coton.',
    story:
      'Le batik est imprimé sur un coton fin de 110\u00a0g, la jupe ample reste donc légère même l’après-midi. Des boutons couleur perle ferment le devant du buste, et les manches sont courtes et ouvertes.',
    fit: 'Ample sous une taille à peine marquée, jusque près du genou\u202f; commandez la taille actuelle.',
    care: 'Lavez doucement à la main à l’eau fraîche, loin du clair la première fois. Laissez sécher à l’ombre, puis repassez l’envers, jupe à plat.',
    colours: {
      'Truntum Maroon':
        'De petites fleurs truntum comme des étoiles sur bordeaux, motif de l’affection qui grandit.',
      'Nitik Indigo':
        'Des cercles faits de minuscules points nitik sur indigo, comme tissés fil à fil.',
    },
  },
}
