// run in clone root: node bench/zz-judge.ts DIR FILE [net]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { readConfig } from '../server/config/config.ts';
import { openDeps } from '../server/open-deps.ts';
const [dir = '', file = '', prices] = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), 'judge-'));
let out = '';
try {
  out = execFileSync(process.execPath, ['server/cli/main.ts', 'import', join(dir, file), '--language', 'en', ...(prices ? ['--prices', prices] : []), '--report', join(data, 'r.csv')], { env: { ...process.env, DATA_DIR: data, LOG_LEVEL: 'error' }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
} catch (e: any) { out = String(e.stdout) + String(e.stderr); }
console.log(out.split('\n').slice(0, 200).join('\n'));
const deps = await openDeps(readConfig({ DATA_DIR: data, LOG_LEVEL: 'error' }), () => new Date(), () => {});
const { rows } = await deps.database.db.execute<any>(sql`select p.*, c.year as car_year, k.name_it as kind_name, m.name as model_name, b.name as make_name, row_to_json(c) as car
 from parts p left join cars c on c.id = p.car_id left join categories k on k.id = p.category_id left join models m on m.id = c.model_id left join brands b on b.id = m.brand_id`);
const by = new Map<string, any>(rows.map((r: any) => [r.sku, r]));
const exp = parse(readFileSync(join(dir, file + '.expected.csv'), 'utf8'), { columns: true, delimiter: ';', relax_column_count: true, bom: true }) as any[];
const norm = (s: any) => String(s ?? '').toUpperCase().replace(/[^0-9A-Z]/g, '');
const fold = (s: any) => String(s ?? '').normalize('NFD').replace(/[^\x20-\x7e]/g, '').toLowerCase();
let good = 0, taken = 0, bad = 0, badTaken = 0; const facts: Record<string, [number, number, string[]]> = {};
const goodCodes = new Set(exp.filter((e) => e.verdict === 'good').map((e) => e.code));
function check(name: string, ok: boolean, note: string) { const f = (facts[name] ??= [0, 0, []]); f[1]++; if (ok) f[0]++; else f[2].push(note); }
const used = new Set<string>();
for (const e of exp) {
  if (e.verdict !== 'good') { bad++; if (e.code && by.has(e.code) && !goodCodes.has(e.code)) { badTaken++; console.log('BAD TAKEN', e.code); } continue; }
  good++;
  let r = by.get(e.code) ?? (e.code === '' ? rows.find((x: any) => norm(x.serial_number) === norm(String(e.numbers).split('|')[0])) : undefined);
  if (!r) { console.log('NOT TAKEN', JSON.stringify(e)); continue; }
  taken++; used.add(r.sku);
  const car = r.car ?? {};
  check('price', Math.abs(Number(r.price) - Math.round(Number(e.price_eur) * 100)) <= 1, `${e.code} ${r.price} want ${e.price_eur}`);
  if (e.year_from && e.year_from === e.year_to) check('year', Number(r.car_year) === Number(e.year_from), `${e.code} ${r.car_year} want ${e.year_from}`);
  if (e.make) check('make', fold(r.make_name) === fold(e.make), `${e.code} ${r.make_name} ${r.model_name} want ${e.make} ${e.model}`);
  if (e.model) check('model', fold(r.model_name).includes(fold(e.model).split(/[ (]/)[0]!), `${e.code} ${r.model_name} want ${e.model}`);
  if (e.km && e.km !== '0') check('km', Number(car.mileage_km) === Number(e.km), `${e.code} ${car.mileage_km} want ${e.km}`);
  if (e.vin) check('vin', norm(car.vin) === norm(e.vin), `${e.code} ${car.vin} want ${e.vin}`);
  if (e.place) check('place', fold(r.place) === fold(e.place), `${e.code} ${r.place} want ${e.place}`);
  if (e.quantity) check('quantity', Number(r.on_hand ?? r.listed_quantity) === Number(e.quantity), `${e.code} ${r.on_hand} want ${e.quantity}`);
  const want = String(e.numbers ?? '').split('|').filter(Boolean).map(norm);
  const have = new Set([r.serial_number, ...(r.other_numbers ?? [])].map(norm));
  if (want.length) check('numbers', want.every((w) => have.has(w)), `${e.code} ${[...have]} want ${want}`);
  else check('no number', norm(r.serial_number) === '' || norm(r.serial_number) === norm(r.sku), `${e.code} has ${r.serial_number}`);
  if (e.side) { const n = fold(r.name_it + ' ' + (r.side ?? '') + ' ' + (r.axle ?? '')); const w = String(e.side).split(/[\s-]+/); const re: any = { left: /sinistr|left|\bsx\b/, right: /destr|right|\bdx\b/, front: /anterior|front/, rear: /posterior|rear/ }; check('side', w.every((x) => re[x]?.test(n)), `${e.code} ${r.name_it} want ${e.side}`); }
  const stem = (s: string) => fold(s).split(/[^a-z]+/).filter((w) => w.length > 3).map((w) => w.slice(0, 5));
  const k = stem(r.kind_name + ' ' + r.name_it);
  check('kind(first word)', stem(e.kind).slice(0, 1).some((w) => k.includes(w)) || stem(e.kind).length === 0, `${e.code} ${r.kind_name} / ${r.name_it} want ${e.kind}`);
}
console.log(`${file}: good ${taken} of ${good} taken (${(100 * taken / good).toFixed(1)} %), bad taken ${badTaken} of ${bad}, other rows ${rows.filter((r: any) => !used.has(r.sku)).map((r: any) => r.sku).slice(0, 20)}`);
let c = 0, t = 0;
for (const [n, [ok, of, notes]] of Object.entries(facts)) { c += ok; t += of; console.log(`  ${n.padEnd(18)} ${ok} of ${of}`); for (const x of notes.slice(0, 12)) console.log('      ' + x); }
console.log(`  facts ${c} of ${t} (${(100 * c / t).toFixed(1)} %)`);
await deps.jobs.close?.(); await deps.database.close(); process.exit(0);
