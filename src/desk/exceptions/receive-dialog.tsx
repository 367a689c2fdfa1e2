/** A return is there, in somebody's hand: as what it is taken in. */
import { useId, useState } from 'react';
import type {
  ExceptionItem,
  OrderExceptions,
  ReceivedReturn,
} from '../../../domain/contract/desk-exceptions.ts';
import type { Locale } from '../../../domain/constants.ts';
import type { Condition } from '../../../domain/contract/parts.ts';
import { readPlaceName } from '../../../domain/desk/places.ts';
import { gradesDownFrom } from '../../../domain/exceptions/grades.ts';
import { facts } from '../../../domain/facts/facts.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import { verdicts, type Verdict } from '../../../domain/vocabulary.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { AreaField, Field, SelectField, Tick } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { amountOf, leftEmpty, noteOf, valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { ReturnPhotoField } from './return-photo-field.tsx';
import { useReturnPhotos } from './use-return-photos.ts';
import styles from './exceptions.module.css';

type ReceiveProps = {
  readonly order: OrderExceptions;
  readonly item: ExceptionItem;
  readonly onClose: () => void;
  readonly onDone: (order: OrderExceptions) => void;
};

export function ReceiveDialog({ order, item, onClose, onDone }: ReceiveProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed, forget, refuse } = useAct();
  const [verdict, setVerdict] = useState<Verdict>();
  const taking = useReturnPhotos();
  const [howId, chooseId] = [useId(), useId()];
  const isNotChosen = failed?.errors.some(({ path }) => path === 'verdict') ?? false;
  return (
    <Dialog title={words.receive.title(item.sku)} onClose={onClose}>
      <form
        className={`stack ${styles.form}`}
        noValidate
        onInput={forget}
        onSubmit={(event) => {
          const received = receivedOf(verdict, valuesOf(event), item.place, locale);
          if (Array.isArray(received)) return refuse(received);
          void act(async () => {
            const photos = received.verdict === 'unusable' ? [] : await taking.send();
            const seen = photos.length > 0 ? { ...received, photos } : received;
            onDone(await calls.receiveReturn(order.orderNumber, item.id, seen));
          });
        }}
      >
        <Said failed={failed} />
        <p id={howId} className={styles.question}>
          {words.receive.how}
        </p>
        <div
          className={styles.choices}
          // Nothing is chosen until somebody has looked.
          role="radiogroup"
          aria-labelledby={howId}
          aria-required
          aria-invalid={isNotChosen}
          aria-describedby={isNotChosen ? chooseId : undefined}
        >
          {verdicts.map((one) => (
            <Tick
              key={one}
              type="radio"
              name="verdict"
              value={one}
              label={words.receive.verdicts[one]}
              checked={verdict === one}
              onChange={() => setVerdict(one)}
            />
          ))}
        </div>
        {isNotChosen && (
          <p id={chooseId} className={styles.wrong}>
            {words.receive.choose}
          </p>
        )}
        {verdict === 'worse' && (
          <>
            <SelectField
              label={words.receive.condition}
              name="condition"
              defaultValue={worseThan(item)}
              error={fieldError(words, failed, 'condition')}
            >
              {gradesDownFrom(item.condition).map((one) => (
                <option key={one} value={one}>
                  {words.piece.condition[one]}
                </option>
              ))}
            </SelectField>
            <Field
              label={words.receive.price}
              name="price"
              inputMode="decimal"
              autoComplete="off"
              required
              error={fieldError(words, failed, 'price')}
            />
          </>
        )}
        {(verdict === 'worse' || verdict === 'unusable') && (
          <AreaField
            label={words.receive.flaw}
            name="note"
            rows={2}
            maxLength={300}
            required
            hint={verdict === 'worse' ? words.receive.flawAbout : undefined}
            error={fieldError(words, failed, 'note')}
          />
        )}
        {(verdict === 'good' || verdict === 'worse') && (
          <ReturnPhotoField
            verdict={verdict}
            shown={verdict === 'good' ? item.photos : 0}
            taking={taking}
            errors={failed?.errors ?? []}
          />
        )}
        {(verdict === 'good' || verdict === 'worse') && (
          <Field
            label={words.receive.place}
            name="place"
            maxLength={facts.place.longest}
            autoComplete="off"
            autoCapitalize="characters"
            optional={words.exceptions.optional}
            defaultValue={item.place ?? ''}
            hint={item.place === null ? undefined : words.receive.placeAbout(item.place)}
            error={fieldError(words, failed, 'place')}
          />
        )}
        <DialogActions>
          <Button isLarge onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="signal" isLarge isBusy={isBusy || taking.isPreparing}>
            {words.receive.do}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The next grade down, which is mostly what it is. */
const worseThan = ({ condition }: ExceptionItem): Condition => gradesDownFrom(condition)[1] ?? condition;

/** @param place where its part lies @returns what is missing or wrong where something is */
function receivedOf(
  verdict: Verdict | undefined,
  values: Readonly<Record<string, string>>,
  place: string | null,
  locale: Locale,
): ReceivedReturn | FieldProblem[] {
  if (!verdict) return [{ path: 'verdict', code: 'required' }];
  const { note = '', price: typed = '', condition } = values;
  const name = readPlaceName(values['place'] ?? '');
  // Left as it was suggested it moves nothing, wherever somebody else has put it meanwhile.
  const put = name !== '' && name !== place ? { place: name } : {};
  if (verdict === 'good') return { verdict, note: noteOf(note), ...put };
  const wrong = leftEmpty(values, ['note']);
  if (verdict === 'unusable') return wrong.length > 0 ? wrong : { verdict, note };
  const price = amountOf(typed, locale, 'price');
  if (typeof price !== 'number') return [price, ...wrong];
  return wrong.length > 0 ? wrong : { verdict, note, price, condition: condition as Condition, ...put };
}
