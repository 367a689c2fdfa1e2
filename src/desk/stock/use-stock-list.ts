/** A list of pieces in pages. How many of them are shown stands in the address: who comes back from a piece finds the list as they left it. */
import { useLocation, useSearch } from 'wouter';
import type { StockPart, StockParts } from '../../../domain/contract/desk-stock.ts';
import { useAct } from '../room/use-act.ts';
import { useLoaded } from '../room/use-loaded.ts';

const parameter = 'pagine';

/**
 * @param load a page of the list, from 1
 * @param key is other where another list is asked for
 */
export function useStockList(load: (page: number) => Promise<StockParts>, key = '') {
  const [pathname, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const written = search.get(parameter) ?? '';
  const pages = /^[1-9]\d{0,2}$/.test(written) ? Number(written) : 1;

  async function loadShown(): Promise<StockParts> {
    let shown = await load(1);
    for (let page = 2; page <= pages && shown.hasMore; page += 1) shown = joined(shown, await load(page));
    return shown;
  }
  const { data, failed, reload, setData } = useLoaded(loadShown, key);
  const { act, isBusy, failed: moreFailed } = useAct();

  return {
    data,
    failed,
    reload,
    isBusy,
    moreFailed,
    more: () =>
      act(async () => {
        if (!data) return;
        setData(joined(data, await load(pages + 1)));
        search.set(parameter, String(pages + 1));
        navigate(`${pathname}?${search.toString()}`, { replace: true });
      }),
  };
}

/** A piece that was changed between two pages stands in both. */
function joined(shown: StockParts, next: StockParts): StockParts {
  const known = new Set(shown.parts.map(({ id }) => id));
  const parts: StockPart[] = [...shown.parts, ...next.parts.filter(({ id }) => !known.has(id))];
  return { parts, total: Math.max(next.total, parts.length), hasMore: next.hasMore };
}

export type StockList = ReturnType<typeof useStockList>;
