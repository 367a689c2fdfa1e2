/** What is one's own at the desk: what one is written to about, the second step, and where one is signed in. */
import { useState } from 'react';
import { locales, type Locale } from '../../../domain/constants.ts';
import { staffNotices, type StaffNotice } from '../../../domain/desk/staff.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField, Tick } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { Factors } from './factors.tsx';
import { Sessions } from './sessions.tsx';
import { PhoneNotices } from './phone-notices.tsx';
import styles from './me.module.css';

export function MePage() {
  const { words } = useDesk();
  useHeading(words.me.title);
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{words.me.title}</h1>
      <Settings />
      <PhoneNotices />
      <Factors />
      <Sessions />
    </div>
  );
}

function Settings() {
  const { calls, words, visit, setVisit } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [isSaved, setSaved] = useState(false);
  if (!visit) return null;
  return (
    <form
      className={`panel ${styles.section}`}
      onChange={() => setSaved(false)}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const notices = form.getAll('notice') as StaffNotice[];
        const locale = form.get('locale') as Locale;
        void act(async () => {
          await calls.changeSettings({ locale, notices });
          setVisit({ ...visit, locale, notices });
          setSaved(true);
        });
      }}
    >
      <fieldset className={styles.ticks}>
        <legend className={styles.legend}>{words.me.notices}</legend>
        <p className="muted small">{words.me.noticesAbout}</p>
        {staffNotices.map((notice) => (
          <Tick
            key={notice}
            name="notice"
            value={notice}
            label={words.me.kinds[notice]}
            defaultChecked={visit.notices.includes(notice)}
          />
        ))}
      </fieldset>
      <SelectField label={words.me.language} name="locale" defaultValue={visit.locale}>
        {locales.map((language) => (
          <option key={language} value={language}>
            {words.me.languages[language]}
          </option>
        ))}
      </SelectField>
      <Said failed={failed} />
      <div>
        <Button type="submit" look="signal" isLarge isBusy={isBusy}>
          {words.save}
        </Button>
      </div>
      <p role="status">{isSaved ? words.saved : ''}</p>
    </form>
  );
}
