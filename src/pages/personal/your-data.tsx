/** Taking one's data along, and the end of the account (GDPR, art. 15, 17 and 20). */
import { lazy, Suspense, useState } from 'react';
import { FormProblem } from '../../components/form-problem/form-problem.tsx';
import { useAct } from '../../components/form-problem/use-act.ts';
import { accountCalls } from '../../lib/account-calls.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './personal.module.css';

// With its form: few ever open it.
const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog.tsx')).EraseDialog }));

export function YourData() {
  const { t } = useTranslation();
  const { api } = useStores();
  const { act, failure, isBusy } = useAct();
  const [isErasing, setErasing] = useState(false);

  async function download(): Promise<void> {
    const data = await accountCalls(api).personalData();
    const { saveFile } = await import('../../browser/output.ts');
    const name = t('personal.data.fileName', { day: data.exportedAt.slice(0, 10) });
    saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  }

  return (
    <section className="panel stack">
      <h2>{t('personal.data.title')}</h2>
      <p className="muted">{t('personal.data.text')}</p>
      <FormProblem failure={failure} />
      <div className={styles.buttons}>
        <Button isBusy={isBusy} onClick={() => void act(download)}>
          {t('personal.data.download')}
        </Button>
        <Button onClick={() => setErasing(true)}>{t('personal.erase.open')}</Button>
      </div>
      {isErasing && (
        <Suspense fallback={null}>
          <EraseDialog onClose={() => setErasing(false)} />
        </Suspense>
      )}
    </section>
  );
}
