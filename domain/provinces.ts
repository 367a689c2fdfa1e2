/** Italian provinces by two-letter code (specification 1), and what shipping needs to know of them. */
export const provinces = [
  { id: 'AG', label: 'Agrigento' },
  { id: 'AL', label: 'Alessandria' },
  { id: 'AN', label: 'Ancona' },
  { id: 'AO', label: 'Aosta' },
  { id: 'AR', label: 'Arezzo' },
  { id: 'AP', label: 'Ascoli Piceno' },
  { id: 'AT', label: 'Asti' },
  { id: 'AV', label: 'Avellino' },
  { id: 'BA', label: 'Bari' },
  { id: 'BT', label: 'Barletta-Andria-Trani' },
  { id: 'BL', label: 'Belluno' },
  { id: 'BN', label: 'Benevento' },
  { id: 'BG', label: 'Bergamo' },
  { id: 'BI', label: 'Biella' },
  { id: 'BO', label: 'Bologna' },
  { id: 'BZ', label: 'Bolzano' },
  { id: 'BS', label: 'Brescia' },
  { id: 'BR', label: 'Brindisi' },
  { id: 'CA', label: 'Cagliari' },
  { id: 'CL', label: 'Caltanissetta' },
  { id: 'CB', label: 'Campobasso' },
  { id: 'CE', label: 'Caserta' },
  { id: 'CT', label: 'Catania' },
  { id: 'CZ', label: 'Catanzaro' },
  { id: 'CH', label: 'Chieti' },
  { id: 'CO', label: 'Como' },
  { id: 'CS', label: 'Cosenza' },
  { id: 'CR', label: 'Cremona' },
  { id: 'KR', label: 'Crotone' },
  { id: 'CN', label: 'Cuneo' },
  { id: 'EN', label: 'Enna' },
  { id: 'FM', label: 'Fermo' },
  { id: 'FE', label: 'Ferrara' },
  { id: 'FI', label: 'Firenze' },
  { id: 'FG', label: 'Foggia' },
  { id: 'FC', label: 'Forlì-Cesena' },
  { id: 'FR', label: 'Frosinone' },
  { id: 'GE', label: 'Genova' },
  { id: 'GO', label: 'Gorizia' },
  { id: 'GR', label: 'Grosseto' },
  { id: 'IM', label: 'Imperia' },
  { id: 'IS', label: 'Isernia' },
  { id: 'AQ', label: "L'Aquila" },
  { id: 'SP', label: 'La Spezia' },
  { id: 'LT', label: 'Latina' },
  { id: 'LE', label: 'Lecce' },
  { id: 'LC', label: 'Lecco' },
  { id: 'LI', label: 'Livorno' },
  { id: 'LO', label: 'Lodi' },
  { id: 'LU', label: 'Lucca' },
  { id: 'MC', label: 'Macerata' },
  { id: 'MN', label: 'Mantova' },
  { id: 'MS', label: 'Massa-Carrara' },
  { id: 'MT', label: 'Matera' },
  { id: 'ME', label: 'Messina' },
  { id: 'MI', label: 'Milano' },
  { id: 'MO', label: 'Modena' },
  { id: 'MB', label: 'Monza e Brianza' },
  { id: 'NA', label: 'Napoli' },
  { id: 'NO', label: 'Novara' },
  { id: 'NU', label: 'Nuoro' },
  { id: 'OR', label: 'Oristano' },
  { id: 'PD', label: 'Padova' },
  { id: 'PA', label: 'Palermo' },
  { id: 'PR', label: 'Parma' },
  { id: 'PV', label: 'Pavia' },
  { id: 'PG', label: 'Perugia' },
  { id: 'PU', label: 'Pesaro e Urbino' },
  { id: 'PE', label: 'Pescara' },
  { id: 'PC', label: 'Piacenza' },
  { id: 'PI', label: 'Pisa' },
  { id: 'PT', label: 'Pistoia' },
  { id: 'PN', label: 'Pordenone' },
  { id: 'PZ', label: 'Potenza' },
  { id: 'PO', label: 'Prato' },
  { id: 'RG', label: 'Ragusa' },
  { id: 'RA', label: 'Ravenna' },
  { id: 'RC', label: 'Reggio Calabria' },
  { id: 'RE', label: 'Reggio Emilia' },
  { id: 'RI', label: 'Rieti' },
  { id: 'RN', label: 'Rimini' },
  { id: 'RM', label: 'Roma' },
  { id: 'RO', label: 'Rovigo' },
  { id: 'SA', label: 'Salerno' },
  { id: 'SS', label: 'Sassari' },
  { id: 'SV', label: 'Savona' },
  { id: 'SI', label: 'Siena' },
  { id: 'SR', label: 'Siracusa' },
  { id: 'SO', label: 'Sondrio' },
  { id: 'SU', label: 'Sud Sardegna' },
  { id: 'TA', label: 'Taranto' },
  { id: 'TE', label: 'Teramo' },
  { id: 'TR', label: 'Terni' },
  { id: 'TO', label: 'Torino' },
  { id: 'TP', label: 'Trapani' },
  { id: 'TN', label: 'Trento' },
  { id: 'TV', label: 'Treviso' },
  { id: 'TS', label: 'Trieste' },
  { id: 'UD', label: 'Udine' },
  { id: 'VA', label: 'Varese' },
  { id: 'VE', label: 'Venezia' },
  { id: 'VB', label: 'Verbano-Cusio-Ossola' },
  { id: 'VC', label: 'Vercelli' },
  { id: 'VR', label: 'Verona' },
  { id: 'VV', label: 'Vibo Valentia' },
  { id: 'VI', label: 'Vicenza' },
  { id: 'VT', label: 'Viterbo' },
] as const;

export type ProvinceId = (typeof provinces)[number]['id'];

const ids = new Set<string>(provinces.map((province) => province.id));

/** Whether two capital letters are a province. */
export function isProvince(id: string): id is ProvinceId {
  return ids.has(id);
}

/**
 * The first two digits of a CAP, and the provinces that have such. Sud Sardegna took places of Nuoro, their CAP with them.
 * Two whole ones are shared over the border of their province: Massimino's and Briga Alta's.
 */
const postalAreas = `
  00 RM, 01 VT, 02 RI, 03 FR, 04 LT, 05 TR, 06 PG, 07 SS SU, 08 NU OR SU, 09 CA OR SU, 10 TO, 11 AO,
  12 CN, 13 VC BI, 14 AT, 15 AL, 16 GE, 17 SV, 18 IM, 19 SP, 20 MI MB LO, 21 VA, 22 CO, 23 SO LC,
  24 BG, 25 BS, 26 CR LO, 27 PV, 28 NO VB, 29 PC, 30 VE, 31 TV, 32 BL, 33 UD PN, 34 TS GO, 35 PD,
  36 VI, 37 VR, 38 TN, 39 BZ, 40 BO, 41 MO, 42 RE, 43 PR, 44 FE, 45 RO, 46 MN, 47 FC RN, 48 RA, 50 FI,
  51 PT, 52 AR, 53 SI, 54 MS, 55 LU, 56 PI, 57 LI, 58 GR, 59 PO, 60 AN, 61 PU, 62 MC, 63 AP FM, 64 TE,
  65 PE, 66 CH, 67 AQ, 70 BA, 71 FG, 72 BR, 73 LE, 74 TA, 75 MT, 76 BT, 80 NA, 81 CE, 82 BN, 83 AV,
  84 SA, 85 PZ, 86 CB IS, 87 CS, 88 CZ KR, 89 RC VV, 90 PA, 91 TP, 92 AG, 93 CL, 94 EN, 95 CT, 96 SR,
  97 RG, 98 ME, 12071 CN SV, 18025 IM CN
`;

const provincesOfArea = new Map(
  postalAreas.split(',').map((area) => {
    const [digits = '', ...provincesThere] = area.trim().split(' ');
    return [digits, new Set(provincesThere)];
  }),
);

/** The provinces that a CAP can belong to; none where it is no five digits, or nobody's. */
export function provincesOf(postalCode: string): ReadonlySet<string> {
  if (!/^\d{5}$/.test(postalCode)) return new Set();
  return provincesOfArea.get(postalCode) ?? provincesOfArea.get(postalCode.slice(0, 2)) ?? new Set();
}

/** Whether a CAP can belong to a province: an address cannot lie on an island and on the mainland. */
export const isPostalCodeOf = (postalCode: string, province: string): boolean =>
  provincesOf(postalCode).has(province);

const islands = new Set<string>([
  'AG',
  'CL',
  'CT',
  'EN',
  'ME',
  'PA',
  'RG',
  'SR',
  'TP',
  'CA',
  'NU',
  'OR',
  'SS',
  'SU',
]);

/** Sicily and Sardinia: parcels there cost more. */
export function isOnIsland(province: string): boolean {
  return islands.has(province);
}
