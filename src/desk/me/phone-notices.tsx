/** Whether this telephone shows what one is written to about: a switch that the browser asks about when it is pressed, and never before. */
import { useState } from 'react';
import { isPushForbidden, pushWay } from '../../browser/push.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './me.module.css';
import { usePush } from './use-push.ts';

export function PhoneNotices() {
  const { words } = useDesk();
  const way = pushWay();
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="phone-notices">
      <h2 id="phone-notices">{words.push.title}</h2>
      <p className="muted small">{words.push.about}</p>
      {way === 'ready' ? <Switch /> : <p>{words.push.ways[way]}</p>}
    </section>
  );
}

type Obstacle = 'forbidden' | 'unavailable';

/** Whoever has closed the browser's question is asked again by the next press. */
function obstacleOf(outcome: 'on' | 'refused' | 'unavailable'): Obstacle | undefined {
  if (outcome === 'unavailable') return outcome;
  return outcome === 'refused' && isPushForbidden() ? 'forbidden' : undefined;
}

function Switch() {
  const { words } = useDesk();
  const { isOn, failed, reload, begin, end } = usePush();
  const { act, isBusy, failed: actFailed } = useAct();
  const [obstacle, setObstacle] = useState<Obstacle | undefined>(() => obstacleOf('refused'));
  if (isOn === undefined) return <Waiting failed={failed} onAgain={() => void reload()} />;
  const press = () =>
    act(async () => {
      if (isOn) return end();
      setObstacle(obstacleOf(await begin()));
    });
  return (
    <>
      <div className={styles.line}>
        <span role="status" className={styles.browser}>
          {isOn ? words.push.on : words.push.off}
        </span>
        <Button isLarge look={isOn ? 'quiet' : 'signal'} isBusy={isBusy} onClick={() => void press()}>
          {isOn ? words.push.end : words.push.begin}
        </Button>
      </div>
      {obstacle && !isOn && <p role="status">{words.push.obstacles[obstacle]}</p>}
      <Said failed={actFailed} />
    </>
  );
}
