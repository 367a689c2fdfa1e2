/** Where nothing is yet: what would be here, and the way to the catalogue. */
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import type { SceneName } from '../scene/scene.tsx';
import { Told } from './told.tsx';

type NothingYetProps = { readonly scene: SceneName; readonly text: string };

export function NothingYet({ scene, text }: NothingYetProps) {
  const { t } = useTranslation();
  return (
    <Told scene={scene}>
      <p>{text}</p>
      <PageLink to="search" className={buttonClass({ look: 'signal' })}>
        {t('cart.toCatalogue')}
      </PageLink>
    </Told>
  );
}
