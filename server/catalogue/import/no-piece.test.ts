import { expect, test } from 'vitest';
import { isNoPart, isOfDismantling, whyNoPiece } from './no-piece.ts';
import { isWholeCar } from './whole-car.ts';

test('what sending costs and what was typed to try the program is no piece', () => {
  for (const name of [
    'SPESE DI TRASPORTO NAZIONALE',
    'Spese spedizione corriere',
    'Courier to NI / UK',
    'PARABRISAS - MANO DE OBRA MONTAJE',
    'Frais de port France métropolitaine',
    'Koszt wysyłki kurierem',
    'Versandkosten Nachzahlung',
    'Verzendkosten pakket',
    'Portes de envio',
    'Diversen',
    'Diversos ver foto',
    'Overige onderdelen',
    'Outras peças',
    'Transport curier',
    'Costuri de livrare',
    'Frakt',
    'Fragt',
    'Alte piese',
    'Övriga delar',
    'TEST',
    'Instrumentbræt TEST',
    'test towar',
    'Priekinės durelės - TESTAS netrinti',
    'Test test NE PAS vendre',
    'prova 2',
    'Varie da catalogare',
    'Lotto ricambi vari',
    'Diverses lt. Foto',
    'Pieza SIN identificar',
    'pezzo come da foto, non so cosa sia',
    'Roba varia di una Tipo vecchia',
    'Other part',
    'Altri ricambi',
    'Portachiavi Autodemolizione',
    'T-shirt officina XL',
  ])
    expect(whyNoPiece(name), name).toBeDefined();
});

test('deliveries, pallets, packaging and lots of scrap are no pieces', () => {
  for (const name of [
    'Katalyzátor - šrot na výkup',
    'Altreifenentsorgung',
    'Catalyseur HORS SERVICE (RECYCLAGE METAUX)',
    'Shipping to Italy (pallet, up to 150 kg)',
    'Delivery within EU',
    'Spedizione in Sicilia',
    'Versand nach Österreich',
    'Livraison en Corse',
    'Envío a Baleares',
    'Wysyłka do Włoch',
    'Pedana legno euro pallet',
    'Europalette',
    'Bancali usati',
    'Scatole di cartone',
    'Rottame misto',
    'Schrott',
    'Lotto 5 bancali carrozzeria mista da smaltire',
    'Lot of mixed parts',
    'Porte da rottamare',
    'Versand Palette / Spedition',
    'Transport paleta UE',
    'Failed catalytic converters (scrap, per kg)',
    'MOTORE FUSO PER ROTTAMI / FERRO VECCHIO',
    'Divers ferraille / metaux',
    'Lotto rottame alluminio cerchi rotti 100 kg',
    'Tubos diversos P/ sucata',
    'Nationwide Delivery (pallet)',
    'Pristatymas DPD Lietuva / EU shipping',
    'TRASPORTO / CONTRIBUTO SPED.',
    'Extra postage / courier surcharge northern ireland',
    'Portes fuera de península',
    'SCRAP CATALYTIC CONVERTER FOR RECYCLING ONLY',
    'Kat Schrott',
    'Motor 1.9 TDI blocat - fier vechi',
    'Silnik zatarty na złom',
    'Motor fundido (chatarra)',
    'Motore grippato, ferro vecchio',
    'Test saisie',
    'DEPOSIT PAID - LAND ROVER FREELANDER 2 GEARBOX',
  ])
    expect(whyNoPiece(name), name).toBeDefined();
  for (const name of [
    'Pedana laterale destra',
    'Pedana appoggiapiede',
    'Stock absorber front',
    'Lotto 4 cerchi in lega',
    'Palettenhalter Schlossträger',
    'Schrottplatzfund Faro',
    'Trasporto bici posteriore',
    'Transport hook',
    'Reparatursatz Bremssattel',
    'Programmatore finestrini',
    'Motore tergi 12 kg',
    'Delivery pipe injector',
    'Portes arrière',
    'Courier front bumper',
    'Deposito combustible',
  ])
    expect(whyNoPiece(name), name).toBeUndefined();
});

test('a piece whose title speaks of sending or of tests is one', () => {
  for (const name of [
    'Alternatore Fiat Punto spedizione gratuita',
    'Testata motore',
    'Faro testato',
    'Pompa carburante, spese di spedizione incluse',
    'Provalampade',
    'Diversi sensori ABS',
    'Pezzo di ricambio frizione',
    'Varie maniglie porta',
    'Other parts of the door, handle',
    'Tappo serbatoio con chiave',
  ])
    expect(whyNoPiece(name), name).toBeUndefined();
});

test('supplements, deposits, labour and vouchers are charged, and no pieces', () => {
  for (const name of [
    'INTEGRAZIONE SPESE DI SPEDIZIONE / DIFFERENZA PREZZO',
    'Supplemento isole',
    'Caparra ricambio',
    'Acconto motore',
    'Manodopera smontaggio',
    'Smontaggio / manodopera',
    'Clonazione centralina motore (servizio)',
    'GESTION BAJA VEHICULO',
    'Steuergerät Programmierung Klonen Service Dienstleistung',
    'Altteilpfand Lichtmaschine',
    'Versandkosten Insel',
    'Aufpreis Express',
    'Frais de port supplémentaires',
    'Complément de frais de port',
    'Consigne moteur',
    'Main d’œuvre',
    'Recargo envío islas',
    'Mano de obra',
    'PORTES PENINSULA',
    'SEÑAL RESERVA',
    'Kaucja za alternator',
    'Dopłata do wysyłki',
    'Usługa montażu',
    'Užstatas už variklį',
    'Extra postage',
    'Core charge',
    'Deposit for engine',
    'Gutschein 50 €',
    'Statiegeld turbo',
    'Arbeidsloon',
    'Caução motor',
    'Mão de obra',
    'Cadeaubon',
    'Manoperă montaj',
    'Avans',
    'Garanție returnabilă',
    'Arbetskostnad',
    'Pant',
    'Presentkort',
    'Gavekort',
    'Buono acquisto 20',
    'Voucher 20',
  ])
    expect(whyNoPiece(name), name).toBeDefined();
  for (const name of [
    'Deposito expansion',
    'Borg Warner turbo',
    'Serbatoio deposito carburante',
    'Servosterzo',
    'Servofreno',
    'Supporto motore',
    'Supplementary heater',
    'Montante anteriore',
    'Integrated amplifier',
  ])
    expect(whyNoPiece(name), name).toBeUndefined();
});

test('what was typed to try the program is told in all languages', () => {
  for (const name of [
    'TEST Artikel bitte löschen',
    'PROVA ARTICOLO NON USARE',
    'INSERZIONE DI PROVA NON ACQUISTARE',
    'PIEZA DE PRUEBA NO VENDER',
    'Article test',
    'Pièce d’essai',
    'Test part please delete',
    'produkt testowy',
    'Część testowa - do usunięcia',
    'Bandymas',
    'xxx',
    'asdf',
    'articolo prova',
  ])
    expect(whyNoPiece(name), name).toBeDefined();
  for (const name of ['Testina sterzo', 'Test tube holder', 'Probe lambda sensor', 'Xenon lampe', 'Provetta'])
    expect(whyNoPiece(name), name).toBeUndefined();
});

test('a whole car is no piece, and a piece of one is', () => {
  for (const name of [
    'Auto completa solo per pezzi di ricambio',
    'VETTURA INTERA',
    'VETT.COMPLETA X RICAMBI',
    'intera senza motore',
    'INTERA PER RICAMBI SMONTO TUTTO CHIEDERE',
    'macchina intera marciante',
    'Schlachtfahrzeug komplett',
    'Unfallwagen zum Schlachten',
    'Voiture accidentée pour pièces',
    'Véhicule complet',
    'VEHICULO COMPLETO PARA DESPIECE',
    'Samochód w całości na części',
    'Auto na części',
    'Visas automobilis dalimis',
    'Complete car for breaking',
    'Vehicle spares or repair',
    'Autovett. intera demol.',
    'pianale da carrozzeria intero (scocca)',
    'Bodyshell Ford Fiesta',
    'Caisse nue',
    'Nadwozie kompletne',
    'Sloopauto compleet',
    'Complete auto voor onderdelen',
    'Viatura completa para peças',
    'Carro acidentado',
    'Mașină completă pentru piese',
    'Autoturism avariat',
    'Skrotbil komplett',
    'Reservdelsbil',
    'Delebil',
  ])
    expect(isWholeCar([name], [], true), name).toBe(true);
  expect(isWholeCar(['Golf IV 1.9 auto completa motore rotto'], [], true)).toBe(true);
  expect(isWholeCar(['Fiat Panda'], ['VEHÍCULOS COMPLETOS'], true)).toBe(true);
  expect(isWholeCar(['Gancio'], ['Auto'], true)).toBe(false);
  for (const name of [
    'Tappeti auto completi',
    'Complete auto gearbox',
    'Car radio complete',
    'Serie vetri auto completa',
  ])
    expect(isWholeCar([name], ['Vetri'], false), name).toBe(false);
});

test('what belongs to a workshop or is said to be no part is none', () => {
  for (const name of [
    'Workshop Manual on CD',
    'Manuale d’officina Fiat Panda',
    'Werkstatthandbuch Golf',
    'caricabatterie 12V + cavi',
    'Akumulator 60Ah + prostownik warsztatowy',
    'Instructieboekje Polo',
    'Manual de oficina',
    'Redresor auto',
    'Instruktionsbok V70',
    'Geen auto-onderdeel',
    'Poster Ferrari (not a part)',
    'catalizzatori vecchi a kg',
    'CATALIZADORES CHATARRA',
    'Catalizatoare la kg (fier vechi)',
    'ESEMPIO: Faro anteriore sinistro',
  ])
    expect(whyNoPiece(name), name).toBeDefined();
  for (const name of [
    'Caricabatterie di bordo',
    'Battery charger on board',
    'Cambio manuale',
    'Manual gearbox',
  ])
    expect(whyNoPiece(name), name).toBeUndefined();
  expect(isNoPart('prostownik do ładowania, nie część')).toBe(true);
  expect(isNoPart('nie częściowo uszkodzony')).toBe(false);
});

test('Czech and Slovak lines of sending, services and whole cars are no pieces', () => {
  for (const name of ['Poštovné', 'Doprava po SR', 'Montáž dílu', 'Vratná záloha', 'Ostatné diely', 'Šrot'])
    expect(whyNoPiece(name) ?? isOfDismantling(name), name).toBeTruthy();
  for (const name of ['Celé auto na diely', 'Vozidlo havarované', 'Karoserie kompletní'])
    expect(isWholeCar([name], [], true), name).toBe(true);
  for (const name of ['Diely motora', 'Kľučka dverí', 'Predná maska'])
    expect([whyNoPiece(name), isWholeCar([name], [], true)], name).toEqual([undefined, false]);
});

test('Hungarian lines of sending, services and whole cars are no pieces', () => {
  for (const name of ['Szállítási díj', 'Postaköltség', 'Munkadíj', 'Kaució', 'Egyéb alkatrészek'])
    expect(whyNoPiece(name), name).toBeDefined();
  for (const name of ['Komplett autó', 'Törött autó', 'Gépjármű bontásra'])
    expect(isWholeCar([name], [], true), name).toBe(true);
  expect(whyNoPiece('VW Polo')).toBeUndefined();
});
