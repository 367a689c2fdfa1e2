/** What else sells the yard's pieces: the owner makes and revokes tokens, and sees what was sold there. */
import { useState } from 'react';
import type { ChannelKeys, DeskChannel, SoldElsewhere } from '../../../domain/contract/desk-channels.ts';
import { formatMoment } from '../../../domain/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { AddChannel } from './add-channel.tsx';
import styles from './channels.module.css';

export function ChannelsPage() {
  const { calls, words } = useDesk();
  const { data, failed, reload } = useLoaded(calls.channels);
  const [leaving, setLeaving] = useState<DeskChannel>();
  const [made, setMade] = useState<{ name: string; keys: ChannelKeys }>();
  useHeading(words.channels.title);
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{words.channels.title}</h1>
      <p>{words.channels.about}</p>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data && data.channels.length === 0 && <p className="muted">{words.channels.none}</p>}
      {data && data.channels.length > 0 && (
        <ul className={styles.list}>
          {data.channels.map((channel) => (
            <Channel key={channel.id} channel={channel} onRevoke={() => setLeaving(channel)} />
          ))}
        </ul>
      )}
      <AddChannel
        onMade={(name, keys) => {
          setMade({ name, keys });
          void reload();
        }}
      />
      {data && <Sales sales={data.sales} />}
      {made && <Keys {...made} onDone={() => setMade(undefined)} />}
      {leaving && (
        <Revoke
          channel={leaving}
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

function Channel({ channel, onRevoke }: { readonly channel: DeskChannel; readonly onRevoke: () => void }) {
  const { words, locale } = useDesk();
  const { name, rights, webhook, webhookUrl, lastFailure, usedAt, revokedAt } = channel;
  const said = words.channels;
  return (
    <li className={styles.channel}>
      <div className={styles.words}>
        <p>
          <strong>{name}</strong> · {rights.map((right) => said.rights[right]).join(', ')}
        </p>
        <p className="muted small">
          {revokedAt
            ? said.revoked(formatMoment(revokedAt, locale))
            : usedAt
              ? said.used(formatMoment(usedAt, locale))
              : said.unused}
          {!revokedAt && ` · ${said.webhook[webhook]}`}
        </p>
        {webhookUrl && !revokedAt && <p className="muted small">{webhookUrl}</p>}
        {lastFailure && !revokedAt && <p className="small">{said.lastFailure(lastFailure)}</p>}
      </div>
      {!revokedAt && (
        <Button isLarge aria-label={`${said.revoke} ${name}`} onClick={onRevoke}>
          {said.revoke}
        </Button>
      )}
    </li>
  );
}

/** Shown this once. */
function Keys({ name, keys, onDone }: { name: string; keys: ChannelKeys; onDone: () => void }) {
  const { words } = useDesk();
  const said = words.channels;
  return (
    <Dialog title={said.madeTitle(name)} onClose={onDone}>
      <p>{said.made}</p>
      <dl className={styles.keys}>
        <dt>{said.token}</dt>
        <dd>{keys.token}</dd>
        {keys.webhookSecret && (
          <>
            <dt>{said.secret}</dt>
            <dd>{keys.webhookSecret}</dd>
          </>
        )}
      </dl>
      <DialogActions>
        <Button isLarge look="signal" onClick={onDone}>
          {said.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type RevokeProps = {
  readonly channel: DeskChannel;
  readonly onClose: () => void;
  readonly onGone: () => void;
};

function Revoke({ channel: { id, name }, onClose, onGone }: RevokeProps) {
  const { calls, words } = useDesk();
  return (
    <AskDialog
      title={`${words.channels.revoke} ${name}`}
      doing={words.channels.revoke}
      onDo={() => calls.revokeChannel(id).then(onGone)}
      onClose={onClose}
    >
      <p>{words.channels.sure(name)}</p>
    </AskDialog>
  );
}

function Sales({ sales }: { readonly sales: readonly SoldElsewhere[] }) {
  const { words, locale } = useDesk();
  const said = words.channels;
  return (
    <section className={styles.sales} aria-labelledby="sold-elsewhere">
      <h2 id="sold-elsewhere">{said.sales}</h2>
      {sales.length === 0 && <p className="muted">{said.noSales}</p>}
      {sales.length > 0 && (
        <ul className={styles.list}>
          {sales.map(({ id, channel, reference, soldAt, quantity, sku, name, place }) => (
            <li key={id} className={styles.channel}>
              <div className={styles.words}>
                <p>
                  <strong>{sku}</strong> · {quantity > 1 && `${quantity} × `}
                  {name}
                </p>
                <p className="muted small">
                  {place ?? said.withoutPlace} · {channel}, {reference} · {formatMoment(soldAt, locale)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
