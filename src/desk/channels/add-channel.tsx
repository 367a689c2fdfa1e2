/** A channel to be: its name, whether it sells, and where it wants to be told. */
import type { ChannelKeys } from '../../../domain/contract/desk-channels.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, Tick } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './channels.module.css';

type AddChannelProps = { readonly onMade: (name: string, keys: ChannelKeys) => void };

export function AddChannel({ onMade }: AddChannelProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed } = useAct();
  const said = words.channels;
  return (
    <form
      className={`panel ${styles.add}`}
      onSubmit={(event) => {
        const form = event.currentTarget;
        const { name = '', canSell, webhookUrl = '' } = valuesOf(event);
        void act(async () => {
          const url = webhookUrl.trim();
          const asked = { name, canSell: canSell !== undefined, ...(url && { webhookUrl: url }) };
          const keys = await calls.addChannel(asked);
          form.reset();
          onMade(name.trim(), keys);
        });
      }}
    >
      <h2>{said.addTitle}</h2>
      <Said failed={failed} />
      <Field
        label={said.name}
        hint={said.nameHint}
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        error={fieldError(words, failed, 'name')}
      />
      <Tick label={said.canSell} name="canSell" defaultChecked />
      <Field
        label={said.webhookUrl}
        hint={said.webhookHint}
        name="webhookUrl"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        error={fieldError(words, failed, 'webhookUrl')}
      />
      <Button type="submit" look="signal" isLarge isBusy={isBusy}>
        {said.add}
      </Button>
    </form>
  );
}
