/** Who one is, where one is signed in, the password, and one's data to take along or to have deleted. */
import type { User } from '../../../domain/contract/account.ts';
import type { Session } from '../../../domain/contract/profile.ts';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { accountCalls } from '../../lib/account-calls.ts';
import { useDraft } from '../../lib/draft.ts';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './personal.module.css';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { Sessions } from './sessions.tsx';
import { YourData } from './your-data.tsx';

type PersonalData = { readonly user: User; readonly sessions: Session[] };

export const page = definePage<PersonalData>({
  route: 'personal',
  async load({ api }) {
    const [user, sessions] = await Promise.all([api.me(), accountCalls(api).sessions()]);
    return { user, sessions };
  },
  meta: ({ t }) => ({ title: t('personal.title') }),
  Component: PersonalPage,
});

function PersonalPage({ data: { user, sessions } }: PageProps<PersonalData>) {
  const { t } = useTranslation();
  const [living, setLiving] = useDraft(sessions);
  return (
    <AccountFrame title={t('personal.title')}>
      {/* Two columns: a form that opens in one leaves the other alone. */}
      <div className="beside">
        <div className={`stack ${styles.column}`}>
          <ProfileSection user={user} />
          <Sessions sessions={living} onLeft={setLiving} />
        </div>
        <div className={`stack ${styles.column}`}>
          <PasswordSection
            email={user.email}
            onChanged={() => setLiving(living.filter(({ isCurrent }) => isCurrent))}
          />
          <YourData />
        </div>
      </div>
    </AccountFrame>
  );
}
