/** What is pressed: buttons, links that look like them, and the dialog that asks before the page goes on. */
import { useState } from 'react';
import { useMoney } from '../../src/components/price/price.tsx';
import { useTranslation } from '../../src/lib/use-translation.ts';
import { useLocale } from '../../src/stores/stores.tsx';
import { ActionBar } from '../../src/ui/action-bar/action-bar.tsx';
import { Button, buttonClass } from '../../src/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../src/ui/dialog/dialog.tsx';
import { Icon } from '../../src/ui/icon/icon.tsx';
import styles from './gallery.module.css';
import { longNames } from './invented.ts';
import { Section, State, Touched } from './section.tsx';

export function Buttons() {
  const { t } = useTranslation();
  const money = useMoney();
  const long = longNames[useLocale()];
  return (
    <>
      <Section
        name="button"
        isEven
        use="Does something. `signal` once a screen, for the next step; `plain` for what is rarely wanted."
      >
        {(['signal', 'quiet', 'plain'] as const).map((look) => (
          <Touched key={look} name={look}>
            <Button look={look}>{t('search.apply')}</Button>
          </Touched>
        ))}
        {(['signal', 'quiet', 'plain'] as const).map((look) => (
          <State key={look} name={`${look}, busy`}>
            <Button look={look} isBusy>
              {t('form.busy')}
            </Button>
          </State>
        ))}
        {(['signal', 'quiet', 'plain'] as const).map((look) => (
          <State key={look} name={`${look}, disabled`}>
            <Button look={look} disabled>
              {t('search.apply')}
            </Button>
          </State>
        ))}
        <Touched name="a link">
          <a href="#button" className={buttonClass({ look: 'signal' })}>
            {t('cart.toCatalogue')}
          </a>
        </Touched>
        <State name="with an icon">
          <Button>
            <Icon name="trash" />
            {t('address.remove')}
          </Button>
        </State>
        <State name="large and wide" isWide>
          <Button look="signal" isLarge isWide>
            {t('cart.add')}
          </Button>
        </State>
        <State name="large, wide and busy" isWide>
          <Button look="signal" isLarge isWide isBusy>
            {t('form.busy')}
          </Button>
        </State>
        <State name="60 signs" isWide>
          <Button>{long}</Button>
        </State>
      </Section>
      <Section
        name="action-bar"
        use="The one thing to do on a screen: at the foot of a phone, with what it costs; in its place elsewhere."
      >
        <State name="at rest" isWide>
          <div className={styles.screen}>
            <ActionBar amount={money(9_100)}>
              <Button look="signal" isLarge isWide>
                {t('cart.add')}
              </Button>
            </ActionBar>
          </div>
        </State>
      </Section>
      <Section
        name="dialog"
        use="Asks before the page goes on, where going on cannot be taken back or needs more words."
      >
        <State name="closed; press to open">
          <Asking title={t('address.removeTitle')} />
        </State>
        <State name="60 signs; press to open">
          <Asking title={long} />
        </State>
      </Section>
    </>
  );
}

function Asking({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('address.remove')}</Button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <p>{t('address.removeText')}</p>
          <DialogActions>
            <Button onClick={close}>{t('address.cancel')}</Button>
            <Button look="signal" onClick={close}>
              {t('address.removeConfirm')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
