/** What was scanned without a line and is no piece yet: it waits on this phone, or is none. */
import { partOnLabel } from '../../../domain/desk/scanned.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import stock from '../stock/stock.module.css';
import type { Counting } from './use-count.ts';

export function UnreadCodes({ counting }: { readonly counting: Counting }) {
  const { words } = useDesk();
  const { unread } = counting;
  const waiting = unread.filter(({ isUnknown }) => !isUnknown);
  return (
    <>
      <div role="status">
        {waiting.length > 0 && <Notice>{words.counting.unread(waiting.length)}</Notice>}
      </div>
      {unread.length > 0 && (
        <ul className={stock.list}>
          {unread.map(({ code, isUnknown }) => (
            <li key={code} className={stock.vain}>
              <div>
                <strong>{codeInWords(code)}</strong>
                {isUnknown && <p className="small">{words.put.unknown}</p>}
              </div>
              <Button
                isLarge
                aria-label={`${words.me.remove} ${codeInWords(code)}`}
                onClick={() => counting.dropUnread(code)}
              >
                {words.me.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A label says the number of its part below its code. */
function codeInWords(code: string): string {
  const id = partOnLabel(code);
  return id === undefined ? code : `n. ${id}`;
}
