/** Says what a browser that keeps nothing for the shop means for what the page is about. */
import { useRefused } from '../../lib/use-refused.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Notice } from '../../ui/notice/notice.tsx';

export type RefusalProps = { readonly wanted: 'cart' | 'viewed' | 'session' };

export function Refusal({ wanted }: RefusalProps) {
  const { t } = useTranslation();
  return useRefused(wanted) && <Notice>{t(`refused.${wanted}`)}</Notice>;
}
