/** What stands where the photos would: the one photo that a list told of, or the drawing, which says that it is none. */
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { PartPicture } from '../../components/part-picture/part-picture.tsx';
import { SideMark } from '../../components/part-picture/side-mark.tsx';
import { AskForPhoto } from './ask.tsx';
import styles from './part.module.css';

export const Unseen = ({ part }: { readonly part: Part | PartSummary }) => (
  <div className={part.image ? `${styles.picture} ${styles.seen}` : styles.picture}>
    <PartPicture part={part} />
    <SideMark side={part.side} />
    {!part.image && <AskForPhoto part={part} />}
  </div>
);
