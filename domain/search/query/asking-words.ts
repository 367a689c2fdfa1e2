/** Words with which people ask, greet and tell, in both languages: they say nothing about a part, and nobody misses them. */

const words =
  'ciao salve buongiorno buonasera grazie prego perfavore favore cortesia gentilmente cordiali saluti scusate scusi ' +
  'sto stavo sono siamo sei siete era ero essere stato stata ho hai ha abbiamo avete hanno avere aveva avevo avrei avreste avessi ' +
  'avresti vorrei voglio volevo vorremmo vuole vuoi volete posso puo puoi potete potrei potreste potrebbe devo deve dobbiamo dovrei ' +
  'cerco cerchiamo cercavo cercando cercasi trovo trovare trovate trovato serve servono servirebbe servirebbero serviva occorre ' +
  'occorrono bisogno necessito sapere sapete dire dirmi dite fate fare fa faccio vendete vendesi vende vendere comprare ' +
  'comprerei acquistare acquisto prendere mandare mandate spedite spedire spedizione montate montare cambiare sostituire sostituzione ' +
  'rotto rotta rotti rotte rompere rovinato rovinata danneggiato bruciato bruciata guasto guasta guasti funziona funzionante tamponato ' +
  'incidente urtato spaccato spaccata perso persa perde rubato rubata consumato quanto quanti quanta quale quali che chi cosa come ' +
  'dove quando perche costa costano costerebbe viene prezzo prezzi disponibile disponibili disponibilita pronta consegna subito urgente ' +
  'urgentemente c ce cè ci mi ti si vi ne lo la li me te noi voi io tu lui loro mio mia miei mie tuo vostro vostra suo sua ' +
  'dentro caso questo questa questi queste quello quella quelli quelle qualche qualcosa qualcuno uno anche solo soltanto sempre ancora gia molto ' +
  'piu meno poi poco tutto tutta tutti qui qua li la se non no si oppure ma pero quindi allora dopo prima circa ' +
  'macchina auto automobile vettura veicolo mezzo cambiato ricambio ricambi pezzo pezzi parte parti usato usata usati usate nuovo nuova ' +
  'originale originali completo completa del dello quelle nel nella nello nelle sul sulla sulle sui dagli agli ' +
  'hi hello hey please thanks thank you i me my we our us your he she it is am are was be been do does did have has had got get ' +
  'getting need needs needed want wants wanted would could can may might should must will shall looking look searching search find ' +
  'finding found sell sells selling buy buying purchase ship shipping deliver delivery send sending fit fits fitting replace replacing ' +
  'replacement broken broke damaged smashed cracked stolen lost crashed how much many what which where when who why cost costs price ' +
  'prices available availability stock any some one this that these those there here if not no yes also only just still very please ' +
  'monta montano montava montato smonto smontate va vanno bene compatibile compatibili adatto adatta adatti adatte vanta possiede possiedo ' +
  'trovi vendi vendo hanno avevano avrebbe avevamo ritiro ritirare spedito info informazioni gentile buon giorno sera salve dottore ragazzi ' +
  'esiste esistono andrebbe andrebbero rimediare recuperare procurare reperire reperibile ordinare prenotare pagare offerta offerte sconto ' +
  'motorizzazione motorizzata colore tinta anno anni modello versione allestimento targato targata immatricolato immatricolata nato nata ' +
  'compatible suitable matching original breaking dismantling year model version colour color working tested cheap urgently reg registered ' +
  'anyone anybody somebody someone about into onto off out up down let know tell ask asking wondering after think thinking interested hoping hope ' +
  'died dead gone faulty failed failing snapped leaking leaks knackered worn morto morta finito finita andato andata ' +
  // Who writes says when they come, how they can be reached, and greets; in either language, whichever the shop speaks.
  'oggi domani dopodomani ieri stasera stamattina stamane pomeriggio mattina mattino notte settimana settimane weekend lunedi martedi mercoledi ' +
  'giovedi venerdi sabato domenica vengo veniamo venire verrei passerei passare arrivo arriviamo chiamo chiamare chiamatemi richiamatemi ' +
  'richiamare telefonare scrivo scrivete scrivetemi scrivere rispondete rispondere risposta contattatemi contattare mandatemi messaggio whatsapp ' +
  'mail email attesa anticipo anticipatamente distinti cordialmente saluto arrivederci buonanotte piacere tante scusa scusami permesso ' +
  'forse magari davvero proprio possibile possibilmente appena entro presto amico amici signore signora signori caro cari cara capo capito ' +
  'disturbo lavoro officina avremmo servirà servira servirebbe cercherei gradirei desidero desidererei urge necessita sareste saprei saprebbe dov ' +
  'today tomorrow yesterday tonight morning afternoon evening night week weekend weeks month monday tuesday wednesday thursday friday ' +
  'saturday sunday soon later quickly asap regards cheers mate guys folks sir madam dear sorry excuse come comes coming collect ' +
  'collection collecting call calling phone message reply answer kindly thank thankyou bye greetings maybe perhaps really another again ' +
  'possible sure ok okay yeah im ive dont doesnt isnt wont cant were been being able order ordering quote us me them him her his hers its ' +
  'like by as so at via than then ' +
  // For whom, and what happened.
  'cerca cercano cercare cercate cugino cugina fratello sorella padre papa mamma madre figlio figlia marito moglie zio zia suocero suocera ' +
  'nonno nonna nipote cognato cognata amica fidanzato fidanzata ragazza vicino cliente clienti meccanico carrozziere elettrauto gommista ' +
  'chiede chiedo chiedere chiesto detto dice dicono sbattuto preso urto botto tamponata ammaccato ammaccata graffiato graffiata strappato ' +
  'staccato staccata crepato crepata incrinato scheggiato bollato grandine rumore rumoroso riesco riesce parte partire ' +
  'brother sister father mother dad mum son daughter wife husband uncle cousin friend neighbour neighbor mechanic bodyshop hit bumped dented scratched noisy ' +
  // More of how people ask, hesitate, thank and correct themselves, also as they write it on a telephone.
  'occorrerebbe occorrerebbero necessiterei necessiterebbe mandereste potresti saresti dareste farebbe fareste direste sapreste sapresti ' +
  'chiedevo domandavo volevamo cercavamo cercava guardavo guardare vedere vedo vediamo visto controllare verificare confermare confermate ' +
  'sentire dispone disponete tenete tieni tengo avanza avanzato rimasto rimasta rimasti resta sito annuncio magazzino deposito catalogo ' +
  'negozio boh beh mah eh ehm uhm mmm ah oh dunque insomma cioe praticamente diciamo ecco vabbe senti senta sentite scusatemi mica purtroppo ' +
  'ovviamente gentilissimo gentilissimi egregi spettabile spett infinite indietro volta detta nn xke xche cmq qlc qlcs ' +
  'qlcn qlk grz tnx thx pls plz pf xfavore xfav msg qnt qnto qnd anke perke anzi ops oops pardon intendevo intendo correggo sbagliato ' +
  'sbagliata sbagliavo wait actually mean meant rather bit bits stuff thing things piece pieces roba cose componente componenti component ' +
  'components pezzetto chasing hunting sourcing source whats hows youve wanna gonna gotta lad lads bro dude brilliant lovely awesome ' +
  'appreciate appreciated advance lot million bunch hiya anything nothing lying around kicking scrapping scrapped wrecking yard help hopefully ' +
  'trying try tried fixing repair repairing whether someones interessa interesserebbe interessano interessato interessata smontare smontando ' +
  'smontata demolire demolendo demolita rottamare state stanno costi costeranno costera costerebbero buona buone ottimo ottima ottime perfetto ' +
  'perfetta condizione condizioni altro altra altri altre rigato rigata meglio preferibilmente preferibile preventivo rispondetemi sapro shape ' +
  'manca mancano mancava mancherebbe restauro restaurare restaurando vecchia last delivery deliveries chiude chiudono apre aprono disperatamente pochi poca poche ' +
  'car vehicle part parts spare used second hand secondhand genuine original good condition working';

const asking: ReadonlySet<string> = new Set(words.split(' '));

export const isAskingWord = (word: string): boolean => asking.has(word);

const wanting: ReadonlySet<string> = new Set(
  'cerco cerchiamo cercavo cercasi serve servono servirebbe servirebbero vorrei voglio volevo vorremmo bisogno necessito occorre occorrono need needs want wants looking'.split(
    ' ',
  ),
);

/** Whether what comes behind it is what is sought, and what stands before it perhaps why: `il vetro non sale, serve l'alzacristallo`. */
export const isWantingWord = (word: string): boolean => wanting.has(word);

/** Shorter beginnings begin everything. */
const shortestBeginning = 2;

/** Whether a word that is still being typed may become one of them. */
export const mayBecomeAskingWord = (word: string): boolean =>
  word.length >= shortestBeginning && [...asking].some((one) => one.startsWith(word));

const partWords: ReadonlySet<string> = new Set(
  'ricambio ricambi pezzo pezzi usato usati componenti roba used part parts spare spares bits stuff'.split(
    ' ',
  ),
);

/** Whether it says that some part is sought, and not which. */
export const isPartWord = (word: string): boolean =>
  partWords.has(word) || (word.length > 2 && [...partWords].some((one) => one.startsWith(word)));
