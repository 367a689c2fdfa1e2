/** The owner invites somebody; whoever is there already is not changed before the owner has read how. */
import { useRef, useState } from 'react';
import { locales, type Locale } from '../../../domain/constants.ts';
import type { NewStaffMember, StaffMember } from '../../../domain/contract/desk.ts';
import { staffRoles, type StaffRole } from '../../../domain/desk/staff.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, SelectField } from '../../ui/field/field.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { changesOf, memberAt } from './invited-again.ts';
import styles from './people.module.css';

type Again = { readonly member: StaffMember; readonly asked: NewStaffMember };

export function Invite({ onInvited }: { readonly onInvited: () => void }) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [isSent, setSent] = useState(false);
  const [again, setAgain] = useState<Again>();
  const form = useRef<HTMLFormElement>(null);

  async function invite(asked: NewStaffMember): Promise<void> {
    await calls.invite(asked);
    form.current?.reset();
    setAgain(undefined);
    setSent(true);
    onInvited();
  }

  return (
    <>
      <form
        ref={form}
        className={`panel ${styles.invite}`}
        onSubmit={(event) => {
          const { email = '', name = '', role, locale: language } = valuesOf(event);
          const asked = { email, name, role: role as StaffRole, locale: language as Locale };
          void act(async () => {
            setSent(false);
            // As it is now: another owner may have invited the same person since this page was opened.
            const member = memberAt(email, await calls.staff());
            if (member) setAgain({ member, asked });
            else await invite(asked);
          });
        }}
      >
        <h2>{words.people.addTitle}</h2>
        <Said failed={failed} />
        <Field
          label={words.people.name}
          name="name"
          required
          maxLength={80}
          error={fieldError(words, failed, 'name')}
        />
        <Field
          label={words.signIn.email}
          name="email"
          type="email"
          required
          autoComplete="off"
          error={fieldError(words, failed, 'email')}
        />
        <SelectField label={words.people.role} name="role" defaultValue="yard">
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {words.people.roles[role]}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.people.language} name="locale" defaultValue={locale}>
          {locales.map((language) => (
            <option key={language} value={language}>
              {words.me.languages[language]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="signal" isLarge isBusy={isBusy}>
          {words.people.add}
        </Button>
        <p role="status">{isSent ? words.people.sent : ''}</p>
      </form>
      {again && <AskAgain {...again} onDo={() => invite(again.asked)} onClose={() => setAgain(undefined)} />}
    </>
  );
}

type AskAgainProps = Again & { readonly onDo: () => Promise<void>; readonly onClose: () => void };

function AskAgain({ member, asked, onDo, onClose }: AskAgainProps) {
  const { words } = useDesk();
  const said = words.people.again;
  const known = member.isReady ? said.worksHere(member.name) : said.isInvited(member.name);
  return (
    <AskDialog title={said.title(member.name)} doing={said.do} onDo={onDo} onClose={onClose}>
      <p>
        {known} {said.question(changesOf(member, asked, words))}
      </p>
      <p className="muted small">
        {said.oldLink} {words.me.language}: {words.me.languages[asked.locale]}.
      </p>
    </AskDialog>
  );
}
