import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the men's tops, keyed by the manifest's design. */
export const menTopTexts: Readonly<Record<string, DesignTexts>> = {
  'everyday-tee': {
    garment: 'T-shirt du quotidien',
    pitch:
      'Un T-shirt uni en coton peigné tout doux, pour les quatre ou cinq jours de la semaine où l’on en attrape un.',
    story:
      'Nous le coupons droit dans un jersey peigné de 180\u00a0g, assez léger pour un après-midi chaud, assez dense pour ne rien laisser voir. Le col rond côtelé reprend sa forme au lavage, et les manches comme l’ourlet sont finis par une double piqûre.',
    fit: 'Coupe classique qui s’arrête à la hanche\u202f; prenez votre taille habituelle.',
    care: 'Lavage en machine à froid avec des couleurs proches, séchage sur l’envers. Un fer tiède suffit.',
    colours: {
      'Natural White':
        'Un blanc chaud qui tire vers le crème, beau avec un chino olive et les chevilles nues.',
      Black: 'Un noir adouci, presque anthracite au soleil, qui garde la tenue discrète.',
      Navy: 'Un bleu de haute mer, à essayer quand le noir semble trop strict.',
      Olive: 'Un vert feuille poudré, à l’aise à côté du sable, du denim et du cuir brun.',
      Terracotta: 'L’orangé brun d’une tuile de terre cuite, chaleureux sur une peau hâlée.',
      Slate: 'Un gris-bleu de ciel juste avant la pluie, à porter avec un short écru.',
    },
  },
  'breton-tee': {
    garment: 'Marinière',
    pitch:
      'De fines rayures régulières sur un jersey de coton de 200\u00a0g, avec un col côtelé pour les encadrer.',
    story:
      'Les rayures font le tour du corps bien à l’horizontale, et nous les raccordons aux coutures de côté avant d’assembler. À 200\u00a0g, le jersey tombe un peu plus droit que celui de notre T-shirt uni et garde sa forme toute la journée.',
    fit: 'Coupe classique à la poitrine et à la taille, manches courtes jusqu’au milieu du bras\u202f; gardez la taille que vous connaissez.',
    care: 'Lavez-la seule et à froid les premières fois, puis avec des couleurs proches. Pas de javel, pour que rayures claires et rayures foncées restent nettes.',
    colours: {
      'Ecru and Navy':
        'De fines lignes marine sur un fond écru, la version que les marins reconnaîtraient.',
      'Navy and Ecru': 'La même rayure retournée, claire et fine sur un fond marine profond.',
      'Ecru and Brick': 'Des lignes rouge brique sur écru, en bons termes avec un jean bleu moyen.',
      'Sage and Ecru':
        'Un vert sauge doux aux lignes écrues plus larges, calme comme une plantation de thé au matin.',
    },
  },
  'heavy-tee': {
    garment: 'T-shirt épais coupe carrée',
    pitch:
      'Un T-shirt de coupe carrée en jersey de 260\u00a0g, qui se tient loin du corps et garde sa ligne.',
    story:
      'C’est le coton épais qui lui donne sa forme, avec un buste large, une manche ample et un ourlet qui tombe net. Une seule poche plaquée sur la poitrine, piquée sur trois côtés, pour un stylo, un ticket ou rien du tout.',
    fit: 'Carré et un rien plus court que notre T-shirt classique\u202f; prenez une taille en dessous pour le porter plus près du corps.',
    care: 'Lavez sur l’envers à 30\u00a0degrés et remettez en forme encore humide. Un jersey épais sèche lentement, alors suspendez-le là où l’air circule.',
    colours: {
      Sand: 'Un beige de plage sèche qui éclaire aussitôt un denim foncé.',
      'Deep Green': 'Un vert de forêt teinté de bleu, que nous aimons avec un short écru à cordon.',
      'Washed Black': 'Un noir dont on a ôté le tranchant, comme après un an de soleil.',
      Rust: 'Un orangé profond et terreux qui réchauffe l’anthracite et le noir.',
    },
  },
  'pique-polo': {
    garment: 'Polo en piqué',
    pitch: 'Un polo en piqué de coton, deux fines lignes au col et trois boutons à l’encolure.',
    story:
      'Le piqué est tricoté en petites alvéoles en relief, si bien que l’étoffe se décolle de la peau et laisse passer l’air. Nous finissons les manches courtes d’un bord-côte et tricotons deux lignes contrastées dans le col, de quoi être habillé à midi et détendu à seize heures.',
    fit: 'Net aux épaules et droit en dessous\u202f; choisissez votre taille de chemise.',
    care: 'Boutonnez-le, lavez à 30\u00a0degrés et tirez le col à plat avant de sécher. Repassez sur l’envers pour garder le relief.',
    colours: {
      White: 'Un blanc franc aux lignes de col foncées, vif au-dessus du marine ou du sable.',
      Navy: 'Un bleu foncé liseré de blanc, photographié avec un short chino sable.',
      Forest: 'Un vert bouteille aux lignes jaunes au col, petit clin d’œil de couleur.',
      Brick: 'Un rouge d’argile aux lignes claires, à son avantage après le coucher du soleil.',
    },
  },
  'stripe-polo': {
    garment: 'Polo rayé',
    pitch:
      'De larges rayures et un col souple, sur un polo en jersey aussi confortable qu’un T-shirt.',
    story:
      'Ce polo est taillé dans un jersey lisse de 210\u00a0g, qui tombe plus souplement que le piqué. De franches bandes traversent la poitrine et les manches, et une courte patte boutonnée ouvre le col quand la journée chauffe.',
    fit: 'Décontracté au corps, avec une manche qui descend vers le coude\u202f; votre taille de tous les jours convient.',
    care: 'Lavage en machine à froid, essorage doux, puis séchage à plat ou sur une barre. Repassez le col à température moyenne.',
    colours: {
      'Olive Stripe': 'Des bandes olive sur fond blanc, chacune bordée d’une ligne fine.',
      'Sand Stripe':
        'Des rayures café sur fond sable, comme une chaise longue sur une vieille photo de famille.',
    },
  },
  'oxford-shirt': {
    garment: 'Chemise oxford',
    pitch:
      'Une chemise en oxford de coton à col pointu, prête pour le bureau et facile à laisser sortie.',
    story:
      'L’armure nattée de l’oxford donne un toucher sec, légèrement grenu, qui s’adoucit à chaque lavage. Nous y ajoutons une poche poitrine, des poignets boutonnés et un bas arrondi assez court pour se porter sur un chino.',
    fit: 'Coupe classique, avec de quoi rouler les manches\u202f; commandez la taille de votre meilleure chemise.',
    care: 'Lavage en machine à 30\u00a0degrés, puis suspendez-la humide sur un cintre large. Repassez encore un peu moite, le col d’abord.',
    colours: {
      White: 'Un blanc mat et crayeux qui, de près, montre bien l’armure.',
      'Sky Blue': 'Le bleu d’un matin clair de saison sèche, facile avec un chino sable.',
      Sage: 'Un gris-vert reposant, pour changer de la chemise bleue en réunion.',
    },
  },
  'stripe-shirt': {
    garment: 'Chemise rayée en popeline',
    pitch: 'De fines rayures verticales sur une popeline nette, fermée par des boutons nacrés.',
    story:
      'À 115\u00a0g, la popeline est la plus légère de nos étoffes à manches longues, lisse au toucher et fraîche sous une veste. Les rayures filent droit de l’épaule au bas arrondi, et les boutons nacrés accrochent un peu de lumière au passage.',
    fit: 'Coupe droite, avec un peu d’aisance à la taille\u202f; entre deux tailles, prenez la plus petite.',
    care: 'Lavez à froid sur un cycle court et secouez-la avant de suspendre. La popeline aime un fer chaud à la vapeur.',
    colours: {
      'Blue Stripe': 'De fines rayures bleu pâle sur blanc qui, de loin, ne font qu’un ton frais.',
      'Wine Stripe':
        'Des lignes lie-de-vin sur un fond blanc cassé, chez elles à côté d’un pantalon anthracite.',
    },
  },
  'check-shirt': {
    garment: 'Chemise à carreaux en flanelle',
    pitch:
      'Une flanelle de coton gratté à carreaux doux, pour les week-ends en montagne et les salles de réunion glaciales.',
    story:
      'Nous grattons l’endroit du sergé jusqu’à ce qu’il soit doux et légèrement duveteux, puis nous raccordons les carreaux sur le devant. Manches longues, poche poitrine et bas arrondi lui permettent de se porter seule ou ouverte sur un T-shirt.',
    fit: 'Coupe ample, pensée pour les superpositions\u202f; gardez votre taille, elle se boutonne encore sur un jersey.',
    care: 'Lavez à 30\u00a0degrés, boutons fermés, et ne séchez en machine qu’à basse température. Les petites bouloches sont normales sur une étoffe grattée et partent à la brosse.',
    colours: {
      'Olive Check': 'Des carreaux olive passé sur crème, traversés d’une fine ligne rouge.',
      'Rust Check': 'Rouille et crème sous des lignes foncées, à accorder à un jean indigo.',
      'Navy Windowpane': 'Un grand quadrillage fin sur marine, dessiné comme des fenêtres la nuit.',
      'Indigo Gingham':
        'De petits carreaux réguliers, où l’indigo et le blanc se rejoignent en demi-teinte.',
    },
  },
  'resort-shirt': {
    garment: 'Chemise imprimée à col ouvert',
    pitch: 'Une chemise en viscose fluide à col ouvert, couverte de feuilles de l’épaule au bas.',
    story:
      'Le sergé de viscose tombe avec souplesse et reste frais de l’aéroport jusqu’au warung du bord de mer. Le col ouvert se couche à plat sans bouton du haut, les manches s’arrêtent au-dessus du coude et le bas droit se porte dehors.',
    fit: 'Ample à la poitrine et aux manches\u202f; une taille en dessous donne une ligne plus ajustée.',
    care: 'Lavage à la main à froid, ou dans un filet sur cycle délicat, car la viscose mouillée est fragile. Laissez égoutter sur un cintre et repassez doucement sur l’envers.',
    colours: {
      'Palm Leaf':
        'Des éventails de palmier verts semés sur blanc, portés ici avec un short chino marine.',
      'Midnight Leaf':
        'De petites feuilles pâles à la dérive sur bleu nuit, comme un jardin sous la lune.',
      'Clay Palm': 'Des palmes crème et rose poudré sur un fond d’argile cuite.',
    },
  },
}
