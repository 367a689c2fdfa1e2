/** How a piece was tried, as a column for it, a condition, a remark or a name tells it, in the languages of the files. Pure. */
import { testedWays, type TestedWay } from '../../../../domain/tested-ways.ts';
import { fold } from '../letters.ts';
import { remembering } from '../remembering.ts';

const start = String.raw`(?<![\p{L}\d])`;
const end = String.raw`(?![\p{L}\d])`;
const anyOf = (...words: readonly string[]): RegExp =>
  new RegExp(`${start}(?:${words.join('|')})${end}`, 'u');

/** Somebody tried it. A `testata` is the head of an engine as well, and counts behind another word alone. */
const tried = String.raw`provat[oaie]|testat[oi]|(?:e|gia|stata|motore|pompa) testata|collaudat[oaie]|bench[ -]?tested|tested|funktions(?:getestet|gepruft)|getestet|gepruft|probad[oa]s?|testad[oa]s?|sprawdzon[yae]|przetestowan[yae]|(?:pa|is)tikrint[aio]s?|isbandyt[aio]s?|istestuot[aio]s?|getest|testad|provkord[at]?|testet|afprovet|(?:od|vy|pre)?zkousen[yaeo]|(?:od|vy|pre)skusan[yaeo]|skusan[yaeo]|(?:o|pre)?testovan[yaeo]|overen[yaeo]|testiran[oaie]?|isprobano?|isproban[ai]|ispitan[oai]?|provjeren[oai]?|proveren[oai]?|preizkusen[oai]?|preverjen[oai]?|(?:le)?tesztel(?:t|ve)|kiprobal(?:t|va)|bevizsgal(?:t|va)|ellenor(?:zott|izve|izt\p{L}*)`;

/** It does what it is there for, which nobody knows without having tried. */
const works = String.raw`funzionant[ei]|(?:fully|perfectly|100 ?%|good|all) working|in (?:full |good |perfect )?working (?:order|condition)|works (?:fine|well|perfectly)|(?:voll )?funktionsfahig|funktioniert|fonctionnel(?:le)?s?|fonctionne(?: bien| parfaitement)?|funcionando|funciona (?:bien|perfectamente|perfeitamente|bem)|sprawn[yae]|veikianti?s?|werkend|werkt goed|functioneel|functional[ae]?|functioneaza|fungerande|fungerar|fungerer|virker|(?:plne )?funkcn[yaei]|funguje|ispravn?[oaie]|ispravan|radi (?:dobro|savrseno)|brezhibn[oaie]|deluje(?: brezhibno)?|(?:jol |tokeletesen |kifogastalanul )?mukod(?:ik|o|okepes)`;

/** `Testé` and `testată` need their accents: `teste` are heads in Italy and tests in Portugal. They are read as the English word. */
const triedByAccent = /(?<!\p{L})(?:testée?s?|testată|essayée?s?)(?!\p{L})/giu;

/** On a bench, wherever it stands in the text. */
const bench = anyOf(
  String.raw`(?:al|a|su|sul|da) banco(?: (?:di )?prova)?`,
  String.raw`banco prova`,
  String.raw`bench[ -]?tested|(?:on|test) (?:a |the |our )?(?:test[ -])?bench`,
  String.raw`(?:auf (?:dem |unserem )?)?prufstand`,
  String.raw`(?:au |sur )?banc(?: d['’]?essai| de test)?`,
  String.raw`(?:en |em )?(?:el )?banco(?: de (?:pruebas|ensaios?|testes))?|bancada`,
  String.raw`na stol[eu] (?:probierczym|testowym)|na stanowisku(?: testowym)?`,
  String.raw`(?:ant )?stend[eo]`,
  String.raw`(?:op (?:de )?)?testbank`,
  String.raw`(?:pe )?stand(?: de proba)?|banc de proba`,
  String.raw`(?:i )?(?:prov|test)ban[ck]|(?:pa )?prove?benk|testbenk`,
  String.raw`na (?:probnom|ispitnom) stolu|na testni mizi`,
  String.raw`(?:teszt|proba)padon`,
  String.raw`na (?:skusobnej|zkusebni) stolic[ie]`,
);
/** A bench alone is furniture: somebody has tried something on it. */
const onBench = new RegExp(
  String.raw`${start}(?:${tried}|prova|test|funzionant[ei])(?:[ ,]+\p{L}+){0,2}?[ ,]+(?:${bench.source})|${start}(?:bench[ -]?tested|prova (?:al|a) banco)${end}|(?:${bench.source})(?: \p{L}+)?[ ,]+(?:${tried})${end}`,
  'u',
);

const car = String.raw`auto|vettura|macchina|veicolo|mezzo|(?:the |our )?(?:donor )?(?:car|vehicle)|(?:dem |am )?fahrzeug|(?:la )?voiture|(?:le )?vehicule|(?:el )?coche|(?:el )?vehiculo|aucie|samochodzie|pojezdzie|automobilyje|masinoje|(?:de )?auto|carro|viatura|veiculo|masina|bilen|bil`;
/** At work on the car, before it was taken off. */
const running = anyOf(
  String.raw`(?:vist|sentit|ascoltat|provat|testat)[oaie] (?:e \p{L}+ )?(?:girare|in moto|in funzione|andare|funzionare|funzionant[ei]|lavorare)`,
  String.raw`(?:provat[oaie]|testat[oi]|collaudat[oaie]|funzionant[ei]) (?:(?:in|su|sul|sulla|prima di|a bordo)(?: di| della| del)? |(?:sull|dall)['’ ]?)(?:${car}|smontar\p{L}+)`,
  String.raw`(?:provat[oaie]|testat[oi]|collaudat[oaie]) prima (?:dello smontaggio|di (?:essere )?smonta\p{L}+)|smontat[oaie] (?:perfettamente )?funzionante`,
  String.raw`(?:seen|heard) (?:it )?(?:running|working|run)|tested (?:on|in) ${`(?:${car})`}|tested (?:before|prior to) (?:removal|removing|dismantling)|removed in (?:full |good )?working order`,
  String.raw`(?:am|im|auf dem) fahrzeug (?:getestet|gepruft)|vor (?:dem )?(?:ausbau|demontage) (?:getestet|gepruft|gelaufen)|laufend gehort`,
  String.raw`(?:vue?s?|entendue?s?) (?:tourner|tournante?|fonctionner|rouler)|tested (?:sur|avant) (?:${car}|(?:le )?demontage|depose)`,
  String.raw`(?:vist[oa]|oid[oa]|escuchad[oa]) (?:en marcha|funcionar|funcionando)|probad[oa]s? (?:en|antes de) (?:${car}|desmontar\p{L}*)`,
  String.raw`(?:sprawdzon|przetestowan|testowan)[yae] (?:na|w|przed) (?:${car}|demontaz\p{L}+)|widzian[yae] w pracy`,
  String.raw`(?:patikrint|isbandyt)[aio]s? (?:ant )?(?:${car})`,
  String.raw`(?:draaiend|lopend) (?:gehoord|gezien)|getest (?:op|in|voor) (?:${car}|demontage)`,
  String.raw`vist[oa] a (?:trabalhar|funcionar)|testad[oa]s? (?:no|na|em) (?:${car})`,
  String.raw`(?:vazut|auzit|testat)a? (?:mergand|functionand|pornit)|(?:testat|tested) pe (?:${car})`,
  String.raw`testad (?:i|pa) (?:${car})|provkord[at]?|hord gaende|testet (?:i|pa) (?:${car})`,
  String.raw`(?:testiran|isproban|ispitan|preizkusen|provjeren|proveren)[oai]? (?:na|u|v|pre|prije|pred) (?:autu|vozilu|avtu|skidanja|demontaz\p{L}*)`,
  String.raw`(?:auton|autoban|bontas elott|kiszereles elott|beepitve) (?:le)?(?:tesztel|kiprobal|probal|ellenorz)\p{L}*|jaratva`,
  String.raw`(?:odzkousen|vyzkousen|odskusan|vyskusan|preskusan|o?testovan)[yaeo] (?:na|v|ve|pred|pri) (?:aute|vozidle|voze|vozu|demontaz\p{L}*)|(?:slysen|pocut|viden)[yaeo] v chod[eu]`,
);

/** Words between what denies and what is denied: `non è ancora stato provato`. */
const helping = String.raw`(?: (?:ancora|e|stat[oaie]|piu|yet|been|noch|wurde|encore|ete|ha sido|sido|aun|todavia|zostal[aoy]?|buvo|nog|is|werd|foi|ainda|a fost|inca|har|blivit|er|blitt|potut[oa]|essere)){0,3}`;
const denying = String.raw`non|mai|senza essere|not|never|hasn['’]?t|nicht|nie|pas|jamais|no|nunca|sin|niet|nooit|nao|nu|inte|ej|aldrig|ikke|nem`;
const untested = anyOf(
  String.raw`(?:${denying})${helping} (?:${tried}|testat[ae]|probar|testar)`,
  String.raw`da (?:provare|testare|collaudare)`,
  String.raw`untested|to be tested|needs testing|not tested`,
  String.raw`un(?:getestet|gepruft)|zu (?:testen|prufen)`,
  String.raw`a tester|(?:por|sin) probar|por testar`,
  String.raw`niesprawdzon[yae]|nietestowan[yae]|nie testowan[yae]|do (?:sprawdzenia|przetestowania)`,
  String.raw`nepatikrint[aio]s?|netikrint[aio]s?|neisbandyt[aio]s?|netestuot[aio]s?`,
  String.raw`ongetest|te testen|netestat[ae]?|de testat|otestad|oprovad|utestet|uprovet`,
  String.raw`ne(?:testiran|isproban|ispitan|provjeren|proveren|preizkusen)[oai]?|ni (?:testiran|preizkusen)[oai]?|nije (?:testiran|isproban|ispitan|provjeren|proveren)[oai]?`,
  String.raw`nem (?:tesztel|kiprobal|probal|ellenorz|bevizsgal)\p{L}*|teszteletlen|kiprobalatlan`,
  String.raw`ne(?:od|vy)?(?:zkousen|skusan)[yaeo]|netestovan[yaeo]|neoveren[yaeo]`,
);
/** `Provato: no`. */
const deniedBehind = new RegExp(
  String.raw`${start}(?:${tried})\s*[:=?-]?\s*(?:no|nein|nie|nee|nao|nu|nej|nei|ne|nem)${end}`,
  'u',
);
/** What does not work, or is only promised to. */
const broken = new RegExp(
  String.raw`${start}(?:(?:${denying}|ne)(?: \p{L}+){0,2}|garantit[oaie]) (?:${works})`,
  'u',
);
/** What is said of a case that may come (`garanzia se non funzionante`), or of all that somebody sells. */
const unsure =
  /(?<!\p{L})(?:se|qualora|nel caso|salvo|if|unless|in case|falls|wenn|sofern|si(?= (?:no|non|ne|elle|il|la|le|el|est|esta) )|jesli|jezeli|jei|indien|als(?= (?:niet|het|de) )|daca|hvis|tutti|tutte|ogni|all(?: our)?(?= (?:parts|items) )|alle (?:teile|unsere)|tous|toutes|todos|todas|wszystkie|visos|toate|alla (?:delar|vara)|vsetky|vsechny|pokud|jestli|ha|amennyiben|minden)(?!\p{L})/u;
const worksOrTried = anyOf(tried, works, String.raw`(?:test|prova|collaudo) (?:ok|superat[oa]|positiv[oa])`);

/** Longest text that speaks of one piece; longer ones tell what a seller does with all of them. */
const longestRemark = 100;

/** A sign that the file has lost stands between what denies and what is denied: `NON � STATO PROVATO`. */
const plainOf = (text: string): string =>
  fold(text)
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[\s\ufffd]+/g, ' ')
    .trim();

/**
 * What a short text says of how the piece was tried; of a longer one what its first line says.
 *
 * @returns undefined where it says nothing, or one thing and its contrary
 */
export function testedIn(text: string): TestedWay | undefined {
  const [first = ''] = text.split('\n');
  const read = text.length > longestRemark ? first : text;
  return read === '' || read.length > longestRemark ? undefined : inRemark(read);
}

const inRemark = remembering((read: string): TestedWay | undefined => {
  const said = new Set(read.split(/[.;,\n|()]+/).flatMap((clause) => inClause(clause) ?? []));
  if (said.has('untested')) return said.size === 1 ? 'untested' : undefined;
  return testedWays.find((way) => said.has(way));
});

function inClause(clause: string): TestedWay | undefined {
  const plain = plainOf(clause.replace(triedByAccent, 'tested'));
  if (unsure.test(plain)) return undefined;
  if (untested.test(plain) || deniedBehind.test(plain)) return 'untested';
  if (broken.test(plain)) return undefined;
  if (running.test(plain)) return 'running';
  if (onBench.test(plain)) return 'bench';
  return worksOrTried.test(plain) ? 'tried' : undefined;
}

const yes = /^(?:si|s|x|yes|y|ja|j|oui|o|sim|da|tak|ano|igen|t|taip|true|vero|wahr|vrai|1|v|ok|✓|✔)$/;
const no = /^(?:no|n|nein|nee|nao|nu|nej|nei|non|nie|nem|ne|false|falso|falsch|faux|0|ko)$/;
const inColumn: { readonly [Each in TestedWay]: RegExp } = {
  running: /^(?:(?:visto )?in moto|moto|in funzione|(?:su(?:ll['’]| )|in )?auto|running|on (?:the )?car)$/,
  bench: /^(?:(?:al |a |sul |test |on (?:the )?)?(?:banco|bench))$/,
  tried: /^(?:provata?|testata?|collaudata?|tried|tested|working|checked)$/,
  untested: /^(?:non (?:provata?|testata?)|untested|none|mai)$/,
};

/**
 * What a cell of a column that asks how a piece was tried says.
 *
 * @returns null where it is empty, undefined where it cannot be read
 */
export function readTested(text: string): TestedWay | null | undefined {
  const plain = plainOf(text);
  if (/^[-–—/.?]*$|^n[./]?d\.?$/.test(plain)) return null;
  if (yes.test(plain)) return 'tried';
  if (no.test(plain)) return 'untested';
  return testedWays.find((way) => inColumn[way].test(plain)) ?? testedIn(text);
}
