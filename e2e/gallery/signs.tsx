/** What is only looked at: the shop's sign, icons, and the tag. */
import { useTranslation } from '../../src/lib/use-translation.ts';
import { useLocale } from '../../src/stores/stores.tsx';
import { Icon } from '../../src/ui/icon/icon.tsx';
import { iconNames } from '../../src/ui/icon/icon-names.ts';
import { Logo } from '../../src/ui/logo/logo.tsx';
import { Tag } from '../../src/ui/tag/tag.tsx';
import styles from './gallery.module.css';
import { longNames } from './invented.ts';
import { Section, State, Touched } from './section.tsx';

export function Signs() {
  const { t } = useTranslation();
  const long = longNames[useLocale()];
  return (
    <>
      <Section name="logo" use="In the header, leading home.">
        <Touched name="in a link">
          <a href="#logo" className={styles.row}>
            <Logo />
          </a>
        </Touched>
      </Section>
      <Section
        name="icon"
        use="Repeats what the words beside it, or the button's label, say. As high as the text beside it needs."
      >
        <State name="all of them" isWide>
          <ul className={styles.icons}>
            {iconNames.map((name) => (
              <li key={name}>
                <Icon name={name} />
                {name}
              </li>
            ))}
          </ul>
        </State>
        <State name="beside words">
          <p className={styles.row}>
            <span>
              <Icon name="truck" /> {t('totals.shipping')}
            </span>
            <span className="small">
              <Icon name="truck" /> {t('totals.shipping')}
            </span>
          </p>
        </State>
      </Section>
      <Section name="tag" use="A part's number, wherever the part is.">
        <State name="in lists">
          <Tag number="51 810 268" label={t('part.number')} />
        </State>
        <State name="on the part's page">
          <Tag number="51 810 268" label={t('part.number')} isBig />
        </State>
        <State name="60 signs" isWide>
          <Tag number={long} label={t('part.number')} />
        </State>
        <State name="60 signs, on the part's page" isWide>
          <Tag number={long} label={t('part.number')} isBig />
        </State>
      </Section>
    </>
  );
}
