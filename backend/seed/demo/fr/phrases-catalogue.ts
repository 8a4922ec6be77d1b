/** The French names and cover texts of the categories, by the English text. */
export const categoryPhrases: Readonly<Record<string, string>> = {
  MEN: 'HOMME',
  WOMEN: 'FEMME',
  ACCESSORIES: 'ACCESSOIRES',
  KIDS: 'ENFANT',
  'T-Shirts': 'T-shirts',
  'Polo Shirts': 'Polos',
  Shirts: 'Chemises',
  Batik: 'Batik',
  Trousers: 'Pantalons',
  Jeans: 'Jeans',
  Shorts: 'Shorts',
  Outerwear: 'Vestes et sweats',
  'Tops & Blouses': 'Tops et blouses',
  Dresses: 'Robes',
  Skirts: 'Jupes',
  'Modest Wear': 'Mode pudique',
  Bags: 'Sacs',
  'Scarves & Hijab': 'Foulards et hijabs',
  Hats: 'Chapeaux',
  Belts: 'Ceintures',
  Footwear: 'Chaussures',
  Sets: 'Ensembles',
  'Everyday cotton from Rimba, and batik from Wastra to wear beyond Friday.':
    'Le coton de tous les jours de Rimba, et le batik de Wastra à porter au-delà du vendredi.',
  'Kawung, parang, truntum: patterns with a meaning, cut for today.':
    'Kawung, parang, truntum\u00a0: des motifs qui ont un sens, coupés pour aujourd’hui.',
  'Two cuts in washes from light to black, made to fade your way.':
    'Deux coupes, du bleu clair délavé au noir, faites pour passer à votre façon.',
  'Soft shapes from Laras, from linen tops to long dresses, and batik from Wastra.':
    'Les formes douces de Laras, des tops en lin aux robes longues, et le batik de Wastra.',
  'Kebaya, kimono and dresses in prints that carry a story.':
    'Kebayas, kimonos et robes dans des imprimés qui racontent.',
  'What you carry, tie and step into, by Tala and Laras.':
    'Ce que l’on porte, noue et chausse, par Tala et Laras.',
  'Canvas bags for market, office and beach, printed or plain.':
    'Des sacs en toile pour le marché, le bureau et la plage, imprimés ou unis.',
  'Squares and shawls in voile and soft viscose, light all day.':
    'Des carrés et des étoles en voile et en viscose douce, légers toute la journée.',
  'Stripes, suns and little batik from Bocah, made to be played in.':
    'Des rayures, des soleils et de petits batiks de Bocah, faits pour jouer.',
}

/** The French names of sizes and measurements. Columns keep the letter of the drawing. */
export const sizePhrases: Readonly<Record<string, string>> = {
  'One size': 'Taille unique',
  '2-3 years': '2-3 ans',
  '4-5 years': '4-5 ans',
  '6-7 years': '6-7 ans',
  '8-9 years': '8-9 ans',
  '10-11 years': '10-11 ans',
  'A Chest width': 'A Largeur de poitrine',
  'B Body length': 'B Longueur du corps',
  'C Sleeve length': 'C Longueur de manche',
  'D Shoulder width': 'D Largeur d’épaules',
  'A Collar': 'A Tour de col',
  'B Shoulder to collar': 'B De l’épaule au col',
  'C Chest width': 'C Largeur de poitrine',
  'D Sleeve length': 'D Longueur de manche',
  'E Body length': 'E Longueur du corps',
  'A Waist': 'A Taille',
  'B Hip': 'B Hanches',
  'C Inside leg': 'C Entrejambe',
  'D Outside leg': 'D Longueur de jambe extérieure',
  'E Leg opening': 'E Ouverture de jambe',
  'A Bust width': 'A Largeur de buste',
  'B Waist': 'B Taille',
  'C Hip': 'C Hanches',
  'B Top length': 'B Longueur du haut',
  'C Waist': 'C Taille',
  'A Foot length': 'A Longueur du pied',
  'B Foot width': 'B Largeur du pied',
}

/** The French names of the showroom regions. */
export const regionPhrases: Readonly<Record<string, string>> = {
  Jakarta: 'Jakarta',
  'Bogor, Depok, Tangerang & Bekasi': 'Bogor, Depok, Tangerang et Bekasi',
  'Bandung & West Java': 'Bandung et Java occidental',
  'Central Java': 'Java central',
  Yogyakarta: 'Yogyakarta',
  'Surabaya & East Java': 'Surabaya et Java oriental',
  'Bali & Nusa Tenggara': 'Bali et petites îles de la Sonde',
  Sumatra: 'Sumatra',
  Kalimantan: 'Kalimantan',
  'Sulawesi & Maluku': 'Sulawesi et Moluques',
}
