/** What is accepted with an order, each by itself (design 4.7), and the declaration for safety parts (4.9). */
import type { BuyerType } from '../../../domain/policies.ts';
import { consents } from '../../../domain/vocabulary.ts';
import { policies } from '../../../shop.config.ts';
import { ToRead } from '../../components/to-read/to-read.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Field, Tick } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './checkout.module.css';

type AgreementsProps = {
  readonly errorOf: (name: string) => string | undefined;
  /** Safety parts are in the cart: ask for the repairer's registration, or say that they cannot be had. */
  readonly repairer: 'ask' | 'refuse' | undefined;
  readonly buyer: BuyerType;
};

export function Agreements({ errorOf, repairer, buyer }: AgreementsProps) {
  const { t } = useTranslation();
  return (
    <>
      {repairer === 'refuse' && <Notice tone="bad">{t('problem.safety_part_restricted')}</Notice>}
      {repairer === 'ask' && (
        <Field
          label={t('checkout.repairer')}
          name="repairerRegistration"
          hint={t('checkout.repairerHint')}
          required
          error={errorOf('repairerRegistration')}
        />
      )}
      <ToRead pages={['terms', 'withdrawal']} />
      <div className={styles.choices}>
        {consents.map((name) => (
          <Tick
            key={name}
            name={`consents.${name}`}
            required
            label={t(`checkout.consents.${name}`, { days: policies.withdrawalDays[buyer] })}
            error={errorOf(`consents.${name}`)}
          />
        ))}
      </div>
    </>
  );
}
