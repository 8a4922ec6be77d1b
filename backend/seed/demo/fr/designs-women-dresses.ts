import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's dresses, keyed by the manifest's design. */
export const womenDressTexts: Readonly<Record<string, DesignTexts>> = {
  'tier-dress': {
    garment: 'Robe midi à volants',
    pitch:
      'Une robe midi en viscose fluide, un jardin de fleurs et deux volants qui bougent quand on marche.',
    story:
      'Le buste est simple et près du corps, pour laisser parler la jupe. Deux volants sont froncés, l’un à la taille et l’autre à mi-hauteur, ce qui donne du mouvement sans poids. Des manches courtes et un V pudique en font un choix facile pour un déjeuner qui s’éternise.',
    fit: 'Près de la taille et ample à la jupe, jusqu’à mi-mollet\u202f; entre deux tailles, choisissez la plus grande.',
    care: 'Lavage à la main à froid au savon doux, sans tordre, car la viscose mouillée est délicate. Séchez à l’ombre.',
    colours: {
      'Garden Red':
        'Des fleurs crème et pêche aux feuilles vert profond se détachent sur un rouge piment.',
      'Garden Cream':
        'Le même jardin en plein jour, aux fleurs rouges et abricot sur une couleur de lait de coco.',
      'Night Leaf':
        'Des feuilles isolées en trois bleus pâles dérivent sur le marine, comme sous un réverbère.',
    },
  },
  'mini-dress': {
    garment: 'Robe courte froncée',
    pitch: 'Une robe courte en coton à col V, pour les jours chauds et les sandales plates.',
    story:
      'La popeline tient les fronces de la jupe loin des jambes, et c’est là que passe la brise. La couture de taille est placée un peu haut et les manches courtes sont coupées d’une pièce avec le buste, rien ne serre donc. Elle se repasse en quatre minutes environ.',
    fit: 'Ajustée à la taille et évasée au-dessus du genou\u202f; choisissez d’après votre tour de poitrine.',
    care: 'Lavez à 30\u00a0degrés avec des couleurs proches et suspendez par les épaules. Un fer tiède ranime les fronces.',
    colours: {
      'Gingham Sage':
        'Des carreaux blancs et sauge, frais comme une nappe de pique-nique et aussi peu fragiles.',
      Coral: 'Un aplat de corail vif qui ne réclame rien de plus qu’un panier de paille.',
      'Blue Blossom':
        'Des fleurs de jasmin blanc se pressent sur un bleu bleuet, sans deux rangs tout à fait au pas.',
    },
  },
  'aline-dress': {
    garment: 'Robe trapèze sans manches',
    pitch:
      'Une robe sans manches en lin mélangé, qui effleure, s’évase et ne demande rien d’autre.',
    story:
      'Le lin apporte le toucher sec et la viscose le tombé, si bien que la jupe balance au lieu de se tenir raide. L’encolure ronde est parementée et surpiquée, et une seule couture marque la taille sans la serrer. Portez-la seule quand il fait chaud, ou sous un cardigan dans la fraîcheur du bureau.',
    fit: 'Semi-ajustée à la poitrine et libre de la taille jusque sous le genou\u202f; taille normalement.',
    care: 'Lavage doux à l’eau froide, essorage court. Défroissez à la vapeur ou au fer moyen, robe sur l’envers.',
    colours: {
      Olive: 'Un vert feuille un peu brun, élégant à côté d’un cuir fauve.',
      Brushstroke:
        'De courtes touches marine, terre cuite et gris-vert tombent sur un blanc cassé, comme le chiffon d’un peintre.',
      Black: 'Un noir aux fils irréguliers qui reste mat, base tranquille pour un kimono batik.',
    },
  },
  'maxi-dress': {
    garment: 'Robe longue à trois volants',
    pitch: 'Trois volants de voile de coton, légers comme un rideau à la fenêtre ouverte.',
    story:
      'Chaque volant est froncé sur celui du dessus, et la jupe s’élargit lentement vers le sol. Le voile pèse très peu, c’est ce qui garde fraîche une robe longue. Le buste a un col V, des manches courtes et une taille nette.',
    fit: 'Marquée à la taille et à la cheville pour 1,65\u00a0m\u202f; les plus petites peuvent raccourcir le dernier volant.',
    care: 'Lavez à froid, à la main ou dans un filet, laissez égoutter et lissez les volants du plat de la main avant qu’ils ne sèchent.',
    colours: {
      'Jasmine Rose':
        'Des brins rouges sont semés sur un rose poudré, avec un peu de vert à chaque tige.',
      Indigo: 'Un bleu moyen uni qui porte le nom de la cuve, assez profond pour la nuit tombée.',
      Ivory:
        'Un ivoire doux, une ombre dans chaque fronce\u202f; ajoutez un fond de robe chair si la lumière est forte.',
    },
  },
}
