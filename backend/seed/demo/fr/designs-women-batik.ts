import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the women's batik, keyed by the manifest's design. */
export const womenBatikTexts: Readonly<Record<string, DesignTexts>> = {
  kebaya: {
    garment: 'Kebaya moderne',
    pitch: 'La kebaya assouplie, en coton imprimé, devant croisé et trois boutons de métal.',
    story:
      'Nous avons gardé le devant croisé en V et les manches longues, et laissé partir la raideur. Une bande contrastée suit l’encolure, les poignets et l’ourlet, et trois petits boutons de métal la ferment. Elle va avec un kain les jours de cérémonie et avec un palazzo les autres jours.',
    fit: 'Légèrement marquée et longue jusqu’à la hanche, manches au poignet\u202f; commandez votre taille de chemise.',
    care: 'Lavage à la main à froid au savon à batik ou au shampoing doux, puis séchage à l’ombre. Fer sur l’envers.',
    colours: {
      'Parang Cream':
        'Le parang roule en vagues diagonales ininterrompues, figure javanaise de l’effort qui ne cesse pas.',
      'Truntum Maroon':
        'Le truntum, petites étoiles sur fond sombre, dit l’amour qui refleurit, et les parents le portent aux mariages javanais.',
      'Ceplok Teal':
        'Des étoiles crème à huit pétales s’alignent sur le bleu canard, la géométrie qui fait le ceplok.',
    },
  },
  'kimono-outer': {
    garment: 'Kimono batik',
    pitch: 'Une pièce de batik ouverte à deux poches, qui change une tenue simple en projet.',
    story:
      'Il tombe droit de l’épaule, avec de larges manches au coude et rien à fermer. Une bande unie et sombre finit les bords du devant et les manches, et les deux poches accueillent un téléphone et un éventail plié. La viscose glisse sur une robe sans accrocher.',
    fit: 'Ample et long jusqu’à la hanche, porté ouvert\u202f; restez à votre taille et laissez-le tomber.',
    care: 'Lavez-le seul à l’eau froide la première fois, sans javel. Suspendez sur un cintre large, loin du soleil.',
    colours: {
      'Mega Mendung Indigo':
        'Le mega mendung, nuage de pluie étagé du batik de Cirebon, demande à qui le porte de garder la tête froide.',
      'Kawung Black':
        'De grands ovales kawung dorés se rangent sur le noir, au contour net du fruit de palmier.',
      'Tumpal Rust':
        'Les triangles tumpal bordent d’ordinaire la tête d’un sarong\u202f; sur ce fond rouille ils gravissent tout le tissu comme des collines.',
    },
  },
  'batik-dress': {
    garment: 'Robe batik à volants',
    pitch:
      'Une robe batik à volants où l’on danse, où l’on s’assoit par terre et qui va aux mariages.',
    story:
      'Un coton imprimé qui a du corps est froncé en deux volants sous un buste net et ajusté. Le col V laisse place à un collier, les manches courtes à la chaleur. Le motif couvre la robe de l’épaule à l’ourlet, et les fronces le courbent doucement.',
    fit: 'Ajustée au-dessus de la taille, large en dessous, jusqu’à mi-mollet\u202f; une taille de plus si vous avez de la poitrine.',
    care: 'Trempez brièvement à l’eau froide avec un savon à batik, rincez à la main et séchez à l’ombre, sur l’envers.',
    colours: {
      'Kawung Fine Green':
        'Un petit kawung, si serré que les ovales deviennent cercles, sur le vert des feuilles de bananier à l’ombre.',
      'Nitik Indigo':
        'Le nitik bâtit chaque cercle de points, réponse du batik à l’étoffe tissée, ici blanc et or sur indigo.',
    },
  },
  'batik-top': {
    garment: 'Top batik coupe carrée',
    pitch:
      'Un top batik de coupe carrée, pour qui croit que le batik n’est fait que pour le vendredi.',
    story:
      'Les mêmes lignes faciles que notre top en lin, col V, manches courtes et larges, bas droit. Le coton est léger et serré, l’imprimé reste donc net aux contours. Portez-le avec un jean et il cesse d’avoir l’air d’un uniforme.',
    fit: 'Large et un peu court, posé sur l’os de la hanche\u202f; la plupart gardent leur taille habituelle.',
    care: 'Lavage à la main à froid, à part les premières fois, et séchage loin du grand soleil. Fer tiède sur l’envers.',
    colours: {
      'Ceplok Rose':
        'Des fleurs ceplok à quatre pétales et de petits losanges carrèlent un fond rose aussi régulièrement qu’un sol.',
      'Lereng Cream':
        'Des virgules brunes et des lignes ocre penchent sur le crème, dans la pente qui donne son nom au lereng.',
    },
  },
}
