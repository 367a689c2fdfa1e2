/** The account: its overview, one's details, addresses and orders. */
import { href, type RouteName } from '../../../domain/routes.ts';
import type { Scene, Stage } from '../scene.ts';
import { asks, complains, press, sees } from '../steps.ts';

type AccountPage = Extract<RouteName, 'account' | 'personal' | 'billing' | 'delivery' | 'orders'>;

const openPage =
  (name: AccountPage) =>
  ({ open, locale }: Stage) =>
    open(href(locale, name));

/** Opens a page of the account, presses what has these words on it, and waits for what that opens. */
const pressOn =
  (name: AccountPage, key: string, opened: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
    await openPage(name)(stage);
    await press(stage, key);
    await opened(stage);
  };

const profileForm = ({ page }: Stage) => page.locator('main [name=firstName]').waitFor();
const addressForm = ({ page }: Stage) => page.locator('main [name=address]').waitFor();

export const accountScenes: readonly Scene[] = [
  { name: 'account-empty', who: 'newcomer', steps: openPage('account') },
  { name: 'account', who: 'buyer', steps: openPage('account') },
  { name: 'personal', who: 'buyer', steps: openPage('personal') },
  { name: 'personal-company', who: 'workshop', steps: openPage('personal') },
  { name: 'personal-changing', who: 'workshop', steps: pressOn('personal', 'personal.change', profileForm) },
  {
    name: 'personal-errors',
    who: 'newcomer',
    async steps(stage) {
      await pressOn('personal', 'personal.change', profileForm)(stage);
      await stage.page.locator('main [name=firstName]').fill('');
      await stage.page.locator('main [name=fiscalCode]').fill('RSSMRA85T10A562X');
      await press(stage, 'personal.save');
      await complains(stage);
    },
  },
  {
    name: 'personal-erasing',
    who: 'newcomer',
    isWindow: true,
    steps: pressOn('personal', 'personal.erase.open', asks),
  },
  { name: 'billing-empty', who: 'newcomer', steps: openPage('billing') },
  { name: 'billing', who: 'buyer', steps: openPage('billing') },
  { name: 'delivery-empty', who: 'newcomer', steps: openPage('delivery') },
  { name: 'delivery', who: 'buyer', steps: openPage('delivery') },
  { name: 'delivery-adding', who: 'newcomer', steps: pressOn('delivery', 'address.add', addressForm) },
  { name: 'delivery-changing', who: 'buyer', steps: pressOn('delivery', 'address.change', addressForm) },
  {
    name: 'delivery-errors',
    who: 'newcomer',
    async steps(stage) {
      await pressOn('delivery', 'address.add', addressForm)(stage);
      await press(stage, 'address.save');
      await complains(stage);
    },
  },
  {
    name: 'delivery-removing',
    who: 'buyer',
    isWindow: true,
    steps: pressOn('delivery', 'address.remove', asks),
  },
  { name: 'orders-empty', who: 'newcomer', steps: openPage('orders') },
  { name: 'orders-under-way', who: 'buyer', steps: openPage('orders') },
  { name: 'orders-over', who: 'regular', steps: openPage('orders') },
  {
    name: 'orders-more',
    who: 'regular',
    async steps(stage) {
      await openPage('orders')(stage);
      for (const more of await stage.page.getByText(stage.t('orders.more')).all()) await more.click();
      await sees(stage, 'orders.history');
    },
  },
  {
    name: 'orders-returning',
    who: 'regular',
    isWindow: true,
    steps: pressOn('orders', 'returns.open', asks),
  },
  { name: 'orders-printed', who: 'regular', isPrinted: true, widths: [768], steps: openPage('orders') },
];
