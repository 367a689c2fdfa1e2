/** The way to the desk: invitation or password, then the second step, or setting one up. */
import { useState } from 'react';
import { useRoute } from 'wouter';
import { Logo } from '../../ui/logo/logo.tsx';
import { useDesk } from '../room/context.ts';
import { Enrolment } from './enrolment.tsx';
import { Invitation } from './invitation.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStep } from './second-step.tsx';
import { SignIn } from './sign-in.tsx';
import styles from './access.module.css';

export function AccessPage({ hasEnded }: { readonly hasEnded: boolean }) {
  const { visit, calls, setVisit } = useDesk();
  const [isInvited] = useRoute('/invito');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const enter = async () => setVisit(await calls.visit());
  return (
    <main className={styles.page}>
      <p className={styles.logo}>
        <Logo />
      </p>
      <div className={`panel stack ${styles.panel}`}>
        {codes.length > 0 ? (
          <RecoveryCodes codes={codes} onDone={enter} />
        ) : visit?.stage === 'second_factor' ? (
          <SecondStep onIn={enter} />
        ) : visit?.stage === 'enrolment' ? (
          <Enrolment onSetUp={(made) => (made.length > 0 ? setCodes(made) : void enter())} />
        ) : isInvited ? (
          <Invitation />
        ) : (
          <SignIn hasEnded={hasEnded} />
        )}
      </div>
    </main>
  );
}
