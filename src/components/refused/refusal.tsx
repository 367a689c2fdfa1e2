/** Says what a browser that keeps nothing for the shop means for what the page is about. */
import { useRefused } from '../../lib/use-refused.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import type { RefusedProps } from './refused.tsx';

export function Refusal({ wanted }: RefusedProps) {
  const { t } = useTranslation();
  return useRefused(wanted) && <Notice>{t(`refused.${wanted}`)}</Notice>;
}
