/** Says "Icon unavailable" for icons whose file could not be had (specification 8). */
import { useEffect, useState, type ReactNode } from 'react';
import { onMissingFile } from '../browser/missing-files.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { IconAlternative, iconFile } from '../ui/icon/icon.tsx';

export function IconsOrWords({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [areMissing, setMissing] = useState(false);
  useEffect(() => onMissingFile(iconFile, () => setMissing(true)), []);
  return (
    <IconAlternative value={areMissing ? t('layout.iconUnavailable') : undefined}>{children}</IconAlternative>
  );
}
