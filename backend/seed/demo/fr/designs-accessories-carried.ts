import type { DesignTexts } from '#backend/seed/demo/design-texts.ts'

/** The texts of the bags, scarves, hats and belts, keyed by the manifest's design. */
export const carriedTexts: Readonly<Record<string, DesignTexts>> = {
  'canvas-tote': {
    garment: 'Tote bag en toile',
    pitch:
      'Un tote bag carré en toile, qui porte le marché, l’ordinateur et le livre de la bibliothèque.',
    story:
      'La toile est assez raide pour tenir debout pendant qu’on la remplit. Les deux anses sont cousues par un carré de piqûres croisées, à l’endroit qui cède d’habitude le premier. Longues, elles passent à l’épaule même sur une veste.',
    fit: 'Environ 38\u00a0cm de large et 40\u00a0cm de haut, avec des anses assez longues pour le caler sous le bras.',
    care: 'Nettoyez les taches avec un linge humide\u202f; s’il faut davantage, lavez à la main à froid et séchez à plat pour que la toile garde ses angles.',
    colours: {
      'Mega Mendung':
        'Les nuages de pluie bleus de Cirebon, du bord sombre au cœur pâle, flottent sur une toile naturelle.',
      'Kawung Sogan':
        'Le fruit kawung en crème sur sogan, le brun chaud familier du batik javanais.',
      'Palm Leaf':
        'Des palmes en trois verts dégringolent sur blanc, comme si l’on venait de balayer la cour.',
      Black: 'Noir uni, anses comprises, et indulgent avec le café.',
      Natural: 'La toile nue dans sa couleur pâle, qui fonce un peu à l’usage.',
      Olive: 'Un vert militaire éteint qui s’accorde au denim et n’a jamais l’air sale.',
    },
  },
  'market-tote': {
    garment: 'Grand cabas de marché',
    pitch: 'Un cabas large et bas en toile cirée, avec une grande poche sur le devant.',
    story:
      'La cire dans le coton laisse glisser une averse. Des anses courtes le gardent près de la main, et sa large ouverture avale une botte de kangkung couchée. Clés et téléphone logent dans la poche de devant.',
    fit: 'À peu près 50\u00a0cm de large et 34\u00a0cm de haut, porté à la main ou au creux du coude.',
    care: 'Passez seulement une éponge humide et froide\u202f; l’eau chaude et la lessive emportent la cire.',
    colours: {
      Rust: 'Un brun orangé brûlé qui s’éclaircit aux plis, comme toute toile cirée.',
      'Navy Stripe':
        'De larges bandes marine sur crème et des anses marine, un cabas au pied marin.',
      Ikat: 'Des losanges en escalier, bleus et rouges, rappellent les bords flous que l’ikat doit au fil noué et teint avant le tissage.',
      Mustard: 'Un jaune sonore et solaire, facile à retrouver sous une table encombrée.',
    },
  },
  'square-scarf': {
    garment: 'Foulard carré imprimé',
    pitch: 'Un petit carré de voile imprimé pour le cou, les cheveux ou l’anse d’un sac.',
    story:
      'Soixante-deux centimètres suffisent pour un nœud à la gorge ou un bandeau plié. Le voile de coton est fin, sec et accrocheur, il reste donc noué. Les quatre bords sont repliés et piqués.',
    fit: 'Mesure 62 x 62\u00a0cm et se noue au cou en deux bouts courts.',
    care: 'Rincez à la main à l’eau froide avec une goutte de shampoing, séchez à l’ombre et repassez humide.',
    colours: {
      'Parang Maroon':
        'Un parang franc, vague diagonale que l’on dit parler de constance, en crème sur bordeaux dans un cadre ocre.',
      'Kawung Teal':
        'Un kawung crème bien rangé sur bleu canard profond, fermé d’une bande pâle près du bord.',
      'Mendung Blue':
        'De pâles nuages mega mendung se pressent sur un bleu vif, la pluie qui vient vue de Cirebon.',
      'Garden Cream':
        'Des fleurs coquelicot et abricot dans une fine ligne rouge, lumineuses contre une chemise unie.',
      'Ceplok Mustard':
        'De petites étoiles et de petits carrés ceplok gardent un ordre parfait sur moutarde, bordés de rouge foncé.',
      'Truntum Black':
        'Des fleurs truntum semées comme des étoiles dans la nuit, vieux motif javanais de l’amour qui revient.',
      'Palm Sage':
        'Des palmes claires et foncées reposent sur le sauge, plus douces que sur notre tote bag.',
      'Nitik Rose':
        'Des points cerclés, posés un à un à la manière du nitik, couvrent un fond rose bordé de bordeaux.',
    },
  },
  'voile-hijab': {
    garment: 'Hijab carré en voile',
    pitch: 'Un grand hijab carré en voile de coton, qui se plie finement et tient l’épingle.',
    story:
      'Le voile accroche juste assez pour rester où on le met, même sans bonnet si vous préférez. L’ourlet est roulé étroit, et le bord encadre nettement le visage. Il respire toute une journée de cours ou de réunions.',
    fit: 'De 115 x 115\u00a0cm, il couvre la poitrine une fois plié en triangle.',
    care: 'Lavez à froid avec du clair, ne tordez jamais, et repassez à fer moyen avec un peu de vapeur pour un pli de front net.',
    colours: {
      'Dusty Rose': 'Un vieux rose tendre qui réchauffe le visage et flatte le mauve.',
      Sage: 'Un gris-vert de thé séché, reposant avec le crème, le brun et le denim.',
      Mocha: 'Un brun café au lait, celui qui va avec presque tous les batiks.',
      Ivory: 'Un blanc crème, plus doux que le blanc pur sur les photos.',
      Navy: 'Un bleu nuit pour les uniformes, les entretiens et les vendredis soir.',
      Lilac: 'Un violet clair à pointe fraîche, bonne surprise avec l’anthracite.',
    },
  },
  'drape-shawl': {
    garment: 'Étole longue',
    pitch:
      'Une longue étole de viscose qui tombe en plis dans sa longueur et reste douce au toucher.',
    story:
      'À 180\u00a0cm, il y a de quoi envelopper la tête et laisser pendre un pan, ou couvrir les épaules dans un car trop frais. La viscose est fluide et opaque. Les petits côtés sont finis par un ourlet piqué.',
    fit: 'Taille unique de 70 x 180\u00a0cm, assez longue pour croiser une fois et atteindre la taille.',
    care: 'Lavage à la main à froid, roulée dans une serviette et séchée sur une barre\u202f; fer doux dans la longueur.',
    colours: {
      Caramel: 'Un brun doré de sucre de palme fondu, assez vif pour éclairer une tenue noire.',
      'Truntum Wine':
        'De fines étoiles truntum sur lie-de-vin, portées aux mariages comme un vœu d’amour qui refleurit.',
      'Mist Blue': 'Un bleu clair d’eau, comme des collines lointaines avant le soleil.',
      'Lereng Indigo':
        'Des bandes lereng de boucles blanches et de lignes d’or descendent en biais un fond indigo.',
      'Oat Stripe':
        'Des rayures en longueur, paille et brun sur avoine, avec le calme d’une armoire à linge.',
    },
  },
  'bucket-hat': {
    garment: 'Bob',
    pitch: 'Un bob en coton au bord piqué qui garde sa pente.',
    story:
      'Cercle après cercle, les piqûres raidissent le bord, qui ombrage les yeux au lieu d’y tomber. La calotte est plate dessus et taillée dans un sergé ferme. Il se plie dans un sac et en ressort sans se plaindre.',
    fit: 'Taille unique pour une tête de 56 à 59\u00a0cm, posé juste au-dessus des oreilles.',
    care: 'Lavage à la main à l’eau fraîche, remettez le bord en forme et laissez sécher sur un bol.',
    colours: {
      Olive: 'Un vert de campagne aux piqûres ton sur ton, fait pour les jardins et les collines.',
      Ecru: 'Un blanc cassé comme non teint, qui renvoie le soleil de midi.',
      'Kawung Black':
        'Un grand kawung doré, fruit de palmier en quatre parts, entoure calotte et bord sur noir.',
    },
  },
  'six-panel-cap': {
    garment: 'Casquette six panneaux',
    pitch:
      'Une casquette unie à six panneaux en sergé lavé, déjà assouplie quand elle vous arrive.',
    story:
      'Le lavage ôte au coton son brillant et sa raideur, la calotte se pose donc aussitôt sur la tête. Chaque panneau a un œillet brodé, et des rangs de piqûres tiennent la courbe de la visière. Un bouton recouvert finit le sommet, et il n’y a pas de logo à expliquer.',
    fit: 'Taille unique, de 56 à 60\u00a0cm, à calotte ronde de profondeur moyenne.',
    care: 'Frottez doucement à la main à l’eau fraîche savonneuse et séchez à l’air sur une forme ronde. Pas de machine, elle tord la visière.',
    colours: {
      Navy: 'Un bleu de port passé, à porter avec tout ce que vous avez.',
      Sand: 'Un kaki clair qui cache la poussière d’un long trajet.',
      Brick: 'Un rouge de brique lavé, ce qu’il y a de plus vif dans une tenue grise.',
    },
  },
  'leather-belt': {
    garment: 'Ceinture en cuir',
    pitch: 'Une seule bande de cuir au tannage végétal, une boucle massive et des bords piqués.',
    story:
      'Le tannage végétal laisse le cuir ferme au début\u202f; il se plie ensuite à votre taille et fonce au fil des mois. Une ligne de piqûres court le long des deux bords pour les garder nets. La boucle est un simple rectangle, lourd dans la main.',
    fit: 'Large de 3,4\u00a0cm pour les passants de jean et de chino, en 85, 95 et 105\u00a0cm\u202f; prenez la longueur que vous portez.',
    care: 'Gardez-la au sec, essuyez-la d’un chiffon doux et nourrissez-la d’un peu de baume pour cuir deux fois par an.',
    colours: {
      Cognac: 'Un brun roux dont l’éclat s’approfondit à force de le toucher.',
      Black: 'Un vrai noir pour les chaussures foncées et les pantalons habillés.',
      'Dark Brown': 'Le brun du chocolat amer, valeur sûre avec un chino marine.',
      Tan: 'Une couleur de selle claire, qui montrera son âge la première et le mieux.',
      Olive: 'Un olive si foncé qu’il passe pour noir jusqu’à ce que le soleil le touche.',
    },
  },
}
