import { expect, test } from 'vitest';
import { policies } from '../../shop.config.ts';
import en from '../i18n/en.json' with { type: 'json' };
import it from '../i18n/it.json' with { type: 'json' };
import { createI18n } from './i18n.ts';

test('sentences say what the owner decided', () => {
  const [italian, english] = [createI18n('it', it), createI18n('en', en)];
  for (const { t } of [italian, english]) {
    expect(t('checkout.consents.warranty')).toContain(String(policies.warrantyMonths));
    expect(t('problem.too_much_by_transfer')).toContain(String(policies.newcomers.promisedPiecesMax));
    expect(t('checkout.consents.warranty')).not.toContain('{{');
  }
});
