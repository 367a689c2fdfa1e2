/** Who works at the desk: the owner invites and removes. */
import { useState } from 'react';
import type { StaffMember } from '../../../domain/contract/desk.ts';
import { formatMoment } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { Invite } from './invite.tsx';
import styles from './people.module.css';

export function PeoplePage() {
  const { calls, words } = useDesk();
  const { data, failed, reload } = useLoaded(calls.staff);
  const [leaving, setLeaving] = useState<StaffMember>();
  useHeading(words.people.title);
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{words.people.title}</h1>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data && (
        <ul className={styles.list}>
          {data.map((member) => (
            <li key={member.id} className={styles.member}>
              <Member member={member} />
              <Button
                isLarge
                aria-label={`${words.people.remove} ${member.name}`}
                onClick={() => setLeaving(member)}
              >
                {words.people.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Invite onInvited={() => void reload()} />
      {leaving && (
        <Leave
          member={leaving}
          onClose={() => setLeaving(undefined)}
          onGone={() => {
            setLeaving(undefined);
            void reload();
          }}
        />
      )}
    </div>
  );
}

function Member({ member: { name, email, role, isReady, seenAt } }: { readonly member: StaffMember }) {
  const { words, locale } = useDesk();
  const seen = seenAt ? words.people.seen(formatMoment(seenAt, locale)) : words.people.never;
  return (
    <div className={styles.words}>
      <p>
        <strong>{name}</strong> · {words.people.roles[role]}
      </p>
      <p className="muted small">
        {email} · {isReady ? seen : words.people.invited}
      </p>
    </div>
  );
}

type LeaveProps = {
  readonly member: StaffMember;
  readonly onClose: () => void;
  readonly onGone: () => void;
};

function Leave({ member, onClose, onGone }: LeaveProps) {
  const { calls, words } = useDesk();
  return (
    <AskDialog
      title={`${words.people.remove} ${member.name}`}
      doing={words.people.remove}
      onDo={() => calls.removeStaff(member.id).then(onGone)}
      onClose={onClose}
    >
      <p>{words.people.sure(member.name)}</p>
    </AskDialog>
  );
}
