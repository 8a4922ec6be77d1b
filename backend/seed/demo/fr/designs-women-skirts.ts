import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's skirts, keyed by the manifest's design. */
export const womenSkirtTexts: Readonly<Record<string, DesignTexts>> = {
  'gather-skirt': {
    garment: 'Jupe midi froncée',
    pitch: 'Une jupe ample en coton, à ceinture plate et à la forme de cloche généreuse.',
    story:
      'Les fronces commencent juste sous la ceinture, en douceur, et donnent du volume en bas plutôt qu’au ventre. La popeline garde la cloche toute une journée assise et debout. Rentrez-y un petit haut ou laissez flotter un top carré par-dessus.',
    fit: 'Se porte à la taille naturelle et finit sous le genou\u202f; choisissez d’après votre tour de taille.',
    care: 'Lavage en machine à 30\u00a0degrés sur l’envers, séchage loin du soleil direct, fer de la ceinture vers le bas.',
    colours: {
      Olive:
        'Un vert tranquille qui laisse parler un haut à motif\u202f; nous le portons avec un lereng crème.',
      'Kawung Brown':
        'Le kawung, quatre ovales tirés du fruit coupé du palmier à sucre, est un vieux signe javanais de cœur pur.',
      'Navy Dot':
        'Des pois blancs gros comme une tête d’épingle sur marine, assez sages pour une réunion.',
    },
  },
  'button-skirt': {
    garment: 'Jupe trapèze boutonnée',
    pitch: 'Une solide jupe en sergé, boutonnée jusqu’en bas et fidèle à ses poches.',
    story:
      'Huit boutons descendent de la ceinture à l’ourlet, à vous de décider jusqu’où elle s’ouvre. Les poches en biais sont assez profondes pour un téléphone. Un sergé de coton de ce poids se passe de doublure et s’adoucit à chaque lavage.',
    fit: 'Ferme à la taille et trapèze jusqu’à mi-mollet\u202f; entre deux tailles, prenez la plus grande.',
    care: 'Boutonnez-la, retournez-la et lavez à 30\u00a0degrés. Attendez-vous à voir la couleur s’adoucir, comme il sied à un bon sergé.',
    colours: {
      'Washed Denim': 'Un bleu de jean passé aux boutons blancs, prêt pour un T-shirt uni.',
      Sand: 'Un blé pâle aux boutons clairs, facile sous un haut marine ou rouille.',
      Rust: 'Un sergé rouge de fer aux boutons foncés, qui réchauffe une chemise blanche.',
    },
  },
  'wrap-skirt': {
    garment: 'Jupe portefeuille',
    pitch: 'On croise, on noue, on part, avec cette jupe longue aussi simple qu’un sarong.',
    story:
      'Un panneau croise sur le devant et se noue de côté, forme empruntée au kain de nos grands-mères. Le croisement est large, elle reste donc fermée à moto ou sur un quai venteux. Le sergé de viscose tombe droit et reste frais derrière les genoux.',
    fit: 'Se règle au lien d’une taille environ et descend à mi-mollet\u202f; prenez la taille la plus proche de votre tour de hanches.',
    care: 'Lavage délicat à froid, liens noués. Suspendez par la ceinture et repassez doucement.',
    colours: {
      Terracotta: 'La couleur des pots de jardin au soleil, belle avec un lin blanc.',
      'Lereng Navy':
        'Lereng veut dire pente\u202f; des boucles crème descendent la diagonale entre des lignes d’or et des chapelets de points.',
      Black: 'Tout noir, avec le lien pour seul ornement.',
    },
  },
  'tier-skirt': {
    garment: 'Jupe à volants',
    pitch: 'Deux volants de voile qui flottent sous une ceinture plate et confortable.',
    story:
      'Le volant du haut recouvre celui du bas, comme une jupe courte sur une plus longue. Le voile de coton se fronce finement, il y a donc du mouvement et peu d’épaisseur. Accordez-la à un haut simple et près du corps.',
    fit: 'Posée à la taille et finie autour du genou\u202f; taille normalement, avec de la place aux hanches.',
    care: 'Lavage à la main à froid, secouez les volants encore mouillés. Séchage sur un fil, pas en machine.',
    colours: {
      Ivory: 'Un blanc chaud au fini crayeux, joli avec tout ce qui est passé.',
      'Dusty Rose': 'Un vieux rose encore plus beau avec un T-shirt gris.',
    },
  },
  'pleated-skirt': {
    garment: 'Jupe midi plissée',
    pitch: 'De fins plis couchés qui s’ouvrent à chaque pas et se referment quand on s’arrête.',
    story:
      'Les plis sont fixés dans le crêpe à chaud, ils survivent donc aux lavages et aux valises. Une ceinture plate garde le haut lisse sous une chemise rentrée. L’ourlet ondule dans les escaliers.',
    fit: 'Taille haute, droite jusqu’à ce que vous bougiez, longueur midi\u202f; prenez la taille de votre tour de taille.',
    care: 'Lavage à la main à l’eau fraîche, sans tordre, suspendue par la ceinture pour que les plis sèchent alignés. Ne repassez pas en travers.',
    colours: {
      Sage: 'Un gris-vert qui s’argente au bord des plis.',
      Camel: 'Un caramel chaud, avec des ombres de thé fort entre les plis.',
      Navy: 'Un bleu d’encre pour le bureau, les remises de diplôme et le lendemain des deux.',
    },
  },
}
