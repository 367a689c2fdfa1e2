/** The desk's calls of the stock room. What changes something goes under a key: sent twice it is done once. */
import type { Count, CountDone } from '../../../domain/contract/desk-counting.ts';
import type {
  AppliedRule,
  PricePreview,
  PriceRule,
  Repricings,
} from '../../../domain/contract/desk-repricing.ts';
import type { CarEdit, StockCar, StockCars } from '../../../domain/contract/desk-car.ts';
import type { PartEdit, WholeStockPart } from '../../../domain/contract/desk-part.ts';
import type {
  CounterSale,
  NewPlace,
  PlacedBox,
  Removed,
  ResolvedCode,
  StockPart,
  StockParts,
  StockPlace,
  VainSearches,
  WholeStockPlace,
} from '../../../domain/contract/desk-stock.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Call } from './call.ts';

/**
 * Keys of what was sent and not answered: the same again has the same key, until anything was answered. After that it is another press,
 * and what it says may have to be done once more.
 */
function createKeys() {
  const open = new Map<string, string>();
  return async <Answer>(what: string, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const key = open.get(what) ?? crypto.randomUUID();
    open.set(what, key);
    try {
      const answer = await send(key);
      open.clear();
      return answer;
    } catch (error) {
      if (error instanceof Problem && (error.status ?? 500) < 500) open.delete(what);
      throw error;
    }
  };
}

export function createStockCalls(call: Call) {
  const once = createKeys();
  const write = <Answer>(path: string, body: object) =>
    once(`${path} ${JSON.stringify(body)}`, (key) => call<Answer>('PUT', `/stock/${path}`, body, key));
  const query = (options: Record<string, string>) => new URLSearchParams(options).toString();

  return {
    resolveCode: (code: string) => call<ResolvedCode>('GET', `/stock/codes?${query({ code })}`),
    places: () => call<{ places: StockPlace[] }>('GET', '/stock/places'),
    place: (name: string) => call<WholeStockPlace>('GET', `/stock/place?${query({ name })}`),
    addPlace: (place: NewPlace) => write<WholeStockPlace>('places', place),
    changePlace: (place: NewPlace) => write<WholeStockPlace>('place', place),
    countPlace: (count: Count) => write<CountDone>('counts', count),
    putBox: (box: PlacedBox) => write<WholeStockPlace>('boxes', box),
    putPart: (id: number, place: string) => write<StockPart>(`parts/${id}/place`, { place }),

    findStock: (q: string, page = 1) =>
      call<StockParts>('GET', `/stock/parts?${query({ q, page: String(page) })}`),
    findCars: (q: string) => call<StockCars>('GET', `/stock/cars?${query({ q })}`),
    changeCar: (id: number, edit: CarEdit) => write<StockCar>(`cars/${id}`, edit),
    oldestStock: (page: number) => call<StockParts>('GET', `/stock/oldest?page=${page}`),
    vainSearches: () => call<VainSearches>('GET', '/stock/vain-searches'),
    stockPart: (id: number) => call<WholeStockPart>('GET', `/stock/parts/${id}`),
    changePart: (id: number, edit: PartEdit) => write<WholeStockPart>(`parts/${id}`, edit),
    removePart: (id: number, removed: Removed) => write<WholeStockPart>(`parts/${id}/removed`, removed),
    sellAtCounter: (id: number, sale: CounterSale) =>
      write<WholeStockPart>(`parts/${id}/counter-sales`, sale),
    takeBackCounterSale: (id: number, saleId: string) =>
      write<WholeStockPart>(`parts/${id}/counter-sales/${saleId}/taken-back`, {}),

    repricings: () => call<Repricings>('GET', '/stock/repricings'),
    previewPrices: (rule: PriceRule) => call<PricePreview>('POST', '/stock/repricings/preview', rule),
    applyRule: (applied: AppliedRule) => write<Repricings>('repricings', applied),
    undoRepricing: (id: string) => write<Repricings>(`repricings/${id}/undone`, {}),
  };
}
