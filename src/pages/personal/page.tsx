/** Who one is, the password, where one is signed in, and one's data to take along or to have deleted. */
import { useTranslation } from 'react-i18next';
import type { User } from '../../../domain/contract/account.ts';
import type { Session } from '../../../domain/contract/profile.ts';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { accountCalls } from '../../lib/account-calls.ts';
import { useDraft } from '../../lib/draft.ts';
import { definePage, type PageProps } from '../../lib/page.ts';
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
      <ProfileSection user={user} />
      <PasswordSection
        email={user.email}
        onChanged={() => setLiving(living.filter(({ isCurrent }) => isCurrent))}
      />
      <Sessions sessions={living} onLeft={setLiving} />
      <YourData />
    </AccountFrame>
  );
}
