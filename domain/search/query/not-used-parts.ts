/** Things for cars that nobody takes out of one: where they are asked for, they are what is sought, and are not passed over. */

const words =
  'pastiglie pastiglia pasticche ganasce ceppi filtro filtri candela candele cinghia cinghie cinghietta catena catene olio additivo liquido ' +
  'antigelo gomma gomme pneumatico pneumatici copertoni batteria batterie lampada lampade lampadina lampadine lampadario spazzola spazzole ' +
  'tappeto tappeti tappetino tappetini tappetti coprisedili coprisedile coprivolante coprimozzo telo portapacchi portabici portasci baule box ' +
  'barre deflettori antivento antifurto vernice smalto stucco guarnizione guarnizioni kit tagliando bulloni bullone dadi viti clip adesivo ' +
  'adesivi targa triangolo giubbotto caricabatterie cavi compressorino profumo shampoo cera casco sella catarifrangente ' +
  'frigo frigorifero fridge lavatrice ' +
  'pad pads shoe shoes filter filters plug plugs chain chains oil fluid antifreeze coolant tyre tyres tire tires battery batteries bulb bulbs ' +
  'blade blades mat mats cover covers roof rack racks wax shampoo paint gasket gaskets service bolts nuts screws sticker stickers charger';

const all: ReadonlySet<string> = new Set(words.split(' '));

export const isNotUsedPart = (word: string): boolean => all.has(word);
