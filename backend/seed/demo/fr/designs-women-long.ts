import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's trousers and modest wear, keyed by the manifest's design. */
export const womenLongTexts: Readonly<Record<string, DesignTexts>> = {
  palazzo: {
    garment: 'Pantalon palazzo',
    pitch: 'Un pantalon ample à taille élastique, avec toute la prestance d’une jupe longue.',
    story:
      'La jambe s’ouvre dès la hanche et tombe jusqu’au sol, avec une ligne piquée sur le devant qui l’allonge. Les poches en biais restent à plat dans le crêpe lourd. Une taille élastique et douce rend inoffensive la deuxième portion de riz.',
    fit: 'Taille haute et très large, fait pour effleurer une chaussure plate\u202f; choisissez d’après vos hanches.',
    care: 'Lavage doux en machine à l’eau froide. Suspendez par l’ourlet, le poids défroisse.',
    colours: {
      Black: 'Un noir mat et profond qui rend plus nette une kebaya batik.',
      Sand: 'Un sable pâle aux reflets roses le soir, joli avec de fines rayures.',
      Terracotta:
        'Une argile chaude de la taille au sol\u202f; mettez une seule couleur en haut et arrêtez-vous là.',
    },
  },
  culotte: {
    garment: 'Pantalon large raccourci',
    pitch: 'Un pantalon court et large que l’on prend pour une jupe, jusqu’au vélo.',
    story:
      'Un mélange de lin et de viscose donne à cette jupe-culotte un balancement net et un intérieur doux. La taille élastique est large et plate, les poches sont en biais et l’ourlet reste généreux. Montrez la cheville et laissez faire l’air.',
    fit: 'Confortable à la taille, ample à la hanche et coupée à mi-mollet\u202f; votre taille de tous les jours convient.',
    care: 'Cycle doux à 30\u00a0degrés, jambes tirées droites, séchage sur un fil. Fer à vapeur s’il le faut.',
    colours: {
      Navy: 'Un bleu foncé qui s’entend avec le moutarde, le blanc et toutes nos rayures.',
      Sage: 'Un vert d’herbe douce pour les jours où le noir est de trop.',
      'Fine Stripe':
        'De fines rayures anthracite sur flocon d’avoine, prises au rayon calme des étoffes de costume.',
    },
  },
  tunic: {
    garment: 'Tunique à manches longues',
    pitch: 'Une tunique à manches longues qui couvre la hanche et garde une forme.',
    story:
      'De petites pinces devant rapprochent doucement le buste sous une patte boutonnée. Le sergé a assez de poids pour ne pas coller et une face lisse qui se tient bien sous un hijab. Les manches finissent par un poignet simple qui remonte pour le wudhu.',
    fit: 'Tombe bien sous la hanche et laisse bouger\u202f; commandez votre taille, ou une de plus pour superposer.',
    care: 'Lavage en machine à l’eau fraîche avec des couleurs proches, patte fermée. Fer doux, pas de sèche-linge.',
    colours: {
      Sage: 'Un vert assourdi aux boutons nacrés, calme près d’un foulard ivoire.',
      'Dusty Pink':
        'Un rose poudré que nous avons photographié avec le hijab ivoire, et que nous reporterions ainsi.',
      Navy: 'Un marine foncé aux boutons ton sur ton, sérieux jusqu’à ce qu’on y ajoute une étole imprimée.',
      'Garden Cream':
        'De petites fleurs rouge brique sur crème, comme la nappe d’une tante préférée.',
    },
  },
  gamis: {
    garment: 'Robe gamis longue',
    pitch: 'Une gamis longue en crêpe aéré, boutonnée à la poitrine et libre en dessous.',
    story:
      'La couture de taille marque une pause dans la longue ligne, puis la jupe s’élargit jusqu’au sol. Une patte boutonnée aide à l’enfiler par-dessus un bonnet de hijab, et les manches sont longues, à haut poignet simple. Le crêpe est opaque et se passe de jupon.',
    fit: 'Ample à la poitrine et au sol pour environ 1,60 à 1,68\u00a0m\u202f; tout tailleur peut raccourcir l’ourlet droit.',
    care: 'Lavage doux à froid sans tordre\u202f; suspendu mouillé, le crêpe se passe presque de fer.',
    colours: {
      Mauve: 'Un violet fumé entre prune et rose, porté sur notre photo avec un hijab vieux rose.',
      'Deep Green': 'Un vert forêt aux petits boutons foncés, assez riche pour Lebaran.',
      Charcoal: 'Un gris de cendre profond, pour le travail et les visites de condoléances.',
      Caramel: 'Un brun grillé qui rayonne près du crème, de l’ivoire ou du moka.',
    },
  },
}
