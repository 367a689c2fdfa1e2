/** What yards and their programs call their columns in Dutch and Portuguese, folded. */
import type { HeaderWords } from '../meanings.ts';

export const inDutchAndPortuguese: HeaderWords = {
  sku: `voorraadnummer; voorraadnr; voorraad nr; voorraadcode; voorraad id; magazijnnummer; magazijnnr; magazijncode; intern nummer; interne code; intern nr; artikelcode; productcode; labelnummer; labelnr; streepjescode; referentie; referentienummer; ons nummer; eigen nummer; onze referentie; onderdeel id; bestelnummer; stamnummer;
    codigo da peca; codigo peca; codigo do artigo; codigo artigo; cod artigo; cod peca; numero de artigo; n artigo; artigo; numero de stock; n de stock; no de stock; etiqueta; n etiqueta; numero de etiqueta; codigo de barras; id peca; id da peca; id artigo; ref armazem; codigo de armazem; nossa referencia`,
  otherCode: `advertentienummer; advertentie id; advertentienr; volgnummer; volgnr; regelnummer; regel;
    numero do anuncio; numero anuncio; id do anuncio; n anuncio; linha; n linha`,
  nameIt: `onderdeel; onderdelen; onderdeelnaam; naam; naam onderdeel; benaming; omschrijving; omschrijving onderdeel; onderdeelomschrijving; artikelomschrijving; artikelnaam; productnaam; korte omschrijving; advertentietitel; soort onderdeel;
    peca; pecas; nome da peca; nome peca; designacao; designacao da peca; descricao; descricao da peca; descricao peca; descricao curta; artigo; nome do artigo; designacao do artigo; descricao do artigo; produto; nome do produto; titulo do anuncio; denominacao; tipo de peca`,
  descriptionIt: `omschrijving; opmerking; opmerkingen; beschrijving; toelichting; bijzonderheden; extra informatie; extra info; aanvullende informatie; notitie; notities; commentaar; lange omschrijving;
    descricao; observacoes; observacao; comentario; descricao longa; descricao completa; descricao detalhada; detalhes; informacoes; informacao adicional; informacoes adicionais; defeitos`,
  internalNotes: `interne opmerking; interne opmerkingen; interne notitie; interne notities; interne omschrijving; opmerking intern; leverancier; ingekocht bij; herkomst;
    observacoes internas; comentarios internos; notas privadas; fornecedor; comprado a; proveniencia`,
  serialNumber: `onderdeelnummer; onderdeelnummers; onderdeelnr; onderdeel nummer; oem nummers; oe nummers; oemnummer; oenummer; origineel nummer; originele nummers; origineel onderdeelnummer; originele onderdeelnummers; originele code; fabrieksnummer; fabrikantnummer; partnummer; partnr; vervangende nummers; vergelijkingsnummers; overige nummers; alternatieve nummers; kruisreferentie;
    referencia da peca; referencia peca; ref da peca; ref peca; numero da peca; numero de peca; numero peca; referencias; referencias originais; referencia de origem; ref origem; referencia origem; referencia marca; ref marca; referencia do fabricante; numero original; numeros originais; codigos oem; outras referencias; outros codigos; outros numeros; n da peca; no da peca; n de peca; no de peca; n peca; no peca`,
  manufacturerCode: `nummer onderdeelfabrikant; bosch nummer; leveranciersnummer;
    codigo do fabricante; codigo do fornecedor; referencia bosch`,
  make: `merk; automerk; merk auto; voertuigmerk; merk voertuig; fabrikant; autofabrikant;
    marca do carro; marca da viatura; marca viatura; marca carro; marca do veiculo; construtor; marca automovel`,
  model: `model auto; automodel; voertuig; voertuigmodel; voertuigtype; autotype; type auto; merk en model; merk model; modelnaam; donorauto; donorvoertuig;
    viatura; carro; veiculo; automovel; modelo da viatura; modelo viatura; modelo do carro; modelo carro; modelo do veiculo; marca e modelo; viatura dadora`,
  version: `uitvoering; motoruitvoering; motorisering; motorinhoud; cilinderinhoud; type motor; carrosserievorm; carrosserie; generatie; typeaanduiding;
    versao; motorizacao; acabamento; geracao; carrocaria; tipo de carrocaria; nivel de equipamento`,
  year: `bouwjaar; jaar; jaartal; bouwjaar auto; modeljaar; productiejaar; eerste toelating; datum eerste toelating; eerste registratie; registratiedatum;
    ano do carro; ano da viatura; ano viatura; ano do veiculo; ano de fabrico; ano fabrico; ano de construcao; data de matricula; data da matricula; data matricula; primeira matricula; data da primeira matricula; ano de matricula; ano da matricula; ano matricula; data de fabrico`,
  yearFrom: `bouwjaar van; bouwjaar vanaf; jaar van; jaar vanaf; vanaf bouwjaar; vanaf;
    ano inicial; ano de inicio; desde ano; desde o ano; do ano`,
  yearTo: `bouwjaar tot; bouwjaar tot en met; bouwjaar t m; jaar tot; tot bouwjaar; tot en met;
    ano final; ano de fim; ate ano; ate ao ano; ano ate`,
  mileageKm: `tellerstand; km stand auto; aantal km; aantal kilometers; kilometers; gelopen kilometers;
    quilometros; quilometragem; km da viatura; km do carro; kms da viatura`,
  engineCode: `motorcode; motortype; code motor; motor nummer;
    codigo do motor; codigo de motor; cod motor; tipo de motor; numero do motor; numero motor; referencia do motor`,
  fuel: `brandstof; brandstofsoort; brandstoftype; soort brandstof;
    combustivel; tipo de combustivel; tipo combustivel`,
  powerKw: `vermogen; vermogen kw; vermogen pk; motorvermogen; pk;
    potencia do motor; cavalos`,
  gearboxCode: `bakcode; versnellingsbakcode; versnellingsbak code; code versnellingsbak; versnellingsbaktype; versnellingsbak; transmissiecode;
    codigo da caixa; codigo de caixa; codigo caixa de velocidades; codigo da caixa de velocidades; tipo de caixa; caixa de velocidades`,
  colour: `kleur; kleur auto; autokleur; carrosseriekleur; lakkleur; kleur voertuig; exterieurkleur;
    cor; cor da viatura; cor viatura; cor do carro; cor do veiculo; cor exterior`,
  colourCode: `kleurcode; lakcode; kleurnummer; kleur code;
    codigo da cor; codigo de cor; codigo cor; cod cor; codigo da tinta; codigo tinta; codigo da pintura`,
  vin: `chassisnummer; chassisnr; chassis nummer; framenummer; vin nummer; voertuigidentificatienummer; chassisnummer donor;
    numero de chassis; numero do chassis; n de chassis; no de chassis; n do chassis; no do chassis; chassi; numero do quadro; vin da viatura`,
  plate: `kenteken; kentekennummer; nummerplaat;
    matricula da viatura; matricula viatura; matricula do carro`,
  category: `groep; hoofdgroep; subgroep; onderdeelgroep; onderdelengroep; artikelgroep; productgroep; hoofdcategorie; onderdeelcategorie; subcategorie; rubriek; afdeling; soort;
    grupo; subgrupo; categoria da peca; grupo de pecas; seccao; tipo de peca; categoria de pecas`,
  price: `prijs; verkoopprijs; vraagprijs; prijs incl btw; prijs inclusief btw; prijs incl; verkoopprijs incl btw; verkoopprijs inclusief btw; consumentenprijs; particuliere prijs; bruto prijs; brutoprijs; stukprijs; prijs per stuk; eenheidsprijs; bedrag; totaalprijs; bedrag incl btw;
    preco; preco de venda; preco venda; preco com iva; preco c iva; preco iva incluido; preco iva incl; preco final; preco unitario; preco publico; preco ao publico; preco total; valor; valor de venda; venda; montante; pvp com iva; pvp c iva; preco de venda com iva`,
  netPrice: `prijs excl btw; prijs exclusief btw; prijs ex btw; prijs zonder btw; prijs excl; verkoopprijs excl btw; verkoopprijs exclusief btw; netto prijs; nettoprijs; excl btw; handelsprijs; bedrag excl btw;
    preco sem iva; preco s iva; preco liquido; valor sem iva; sem iva; pvp sem iva; preco de venda sem iva; preco venda sem iva; base tributavel; preco iva nao incluido`,
  purchasePrice: `inkoopprijs; inkoop; inkoopwaarde; kostprijs; aankoopprijs;
    preco de compra; preco compra; preco de custo; preco custo; custo; valor de compra; preco de aquisicao; valor de aquisicao`,
  otherPrice: `nieuwprijs; adviesprijs; catalogusprijs; minimumprijs; bodemprijs; verzendkosten; verzending; transportkosten; statiegeld; borg; toeslag;
    preco novo; preco em novo; preco de novo; preco minimo; preco de tabela; portes de envio; custo de envio; custos de envio; transporte; caucao`,
  vat: `btw; btw tarief; btw percentage; btw perc; btw soort;
    taxa iva; taxa de iva; regime de iva; regime iva`,
  currency: `munt; munteenheid;
    moeda`,
  discount: `korting; kortingspercentage; korting perc;
    desconto; percentagem de desconto`,
  listedQuantity: `voorraad; aantal; aantal op voorraad; aantal stuks; stuks; op voorraad; hoeveelheid; beschikbaar aantal; voorraad aantal;
    quantidade; qtd; qtde; quant; quantidade disponivel; quantidade em stock; existencia; em stock; stock disponivel; stock atual; stock actual; n de unidades`,
  condition: `kwaliteit; staat; conditie; toestand; staat onderdeel; conditie onderdeel; kwaliteitsklasse; beoordeling;
    qualidade; estado da peca; estado peca; condicao; estado de conservacao; conservacao; classificacao; estado do artigo`,
  tested: `getest; getest ja nee; werking getest; testada; testado sim nao`,
  weightKg: `gewicht in kg; gewicht kilo;
    peso bruto; peso em kg`,
  fits: `past op; past bij; passend op; ook passend op; geschikt voor; compatibel met; compatibiliteit; toepassing; toepassingen;
    compativel com; compatibilidades; aplicacao; aplicacoes; serve em; modelos compativeis; veiculos compativeis; viaturas compativeis`,
  photos: `foto s; afbeelding; afbeeldingen; afbeelding url; afbeeldingen url; fotolink; foto link; hoofdfoto;
    imagem; imagens; fotografias; link da foto; link das fotos; url da imagem; url da foto; imagem principal`,
  side: `positie; zijde; kant; montagezijde; montagepositie; inbouwpositie; inbouwplaats; plaats op de auto;
    posicao; lado da viatura; lado de montagem; posicao de montagem; posicao na viatura; esquerda direita; esquerdo direito`,
  axle: `voor achter; voorzijde achterzijde;
    eixo; frente tras; frente traseira; dianteiro traseiro`,
  place: `magazijnlocatie; magazijnplaats; locatie; locatie magazijn; stelling; stellingnummer; stellingnr; magazijn; schap; vak; opslag; opslaglocatie; opslagplaats; voorraadlocatie; plaats; ligplaats; loods; hal; rek; stellage; legbord; bak; kast; waar; waar ligt het; positie;
    localizacao; localizacao armazem; localizacao em armazem; localizacao no armazem; prateleira; armazem; local; local de armazenamento; corredor; pavilhao; caixa; onde; onde esta; posicao; posicao armazem`,
  soldMark: `verkocht; verkocht aan; verkocht op; verkoopdatum; datum verkoop; datum verkocht; gereserveerd; gereserveerd voor; gereserveerd door; koper; klant;
    vendido em; data de venda; data da venda; data venda; reservado por; reservado a`,
  status: `voorraadstatus; verkoopstatus; status onderdeel; beschikbaarheid; beschikbaar; leverbaar; te koop; actief; gepubliceerd; invoerdatum; datum invoer; datum inkoop; aangemaakt; aangemaakt op; gewijzigd; gewijzigd op; gebruiker; medewerker; ingevoerd door; lengte; breedte; hoogte; deuren; aantal deuren; garantie maanden;
    disponibilidade; disponivel; para venda; a venda; ativo; publicado; estado do anuncio; estado do stock; estado da venda; situacao; data de entrada; data entrada; criado em; atualizado em; utilizador; funcionario; garantia; pais; portas; numero de portas; comprimento; largura; altura; quantidade vendida; ligacao`,
};
