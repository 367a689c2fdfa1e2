/** Sets the stage of a visit: the shop that the scene plays in, who is signed in, what the browser remembers. */
import type { Browser, BrowserContext } from '@playwright/test';
import type { Locale } from '../../domain/constants.ts';
import { openContext, openStage, remember, type Visit } from './camera.ts';
import { createCustomer, type Customer } from './customers.ts';
import type { DemoScene, Scene, Stage } from './scene.ts';
import { createSessions } from './sessions.ts';
import type { DemoShop, Shops } from './shops.ts';
import type { Who } from './whos.ts';

/** What is done with a scene while it stands there. */
type Look = (stage: Stage) => Promise<void>;
/** One visit, in a browser of its own. @param camera which of the pages that are open at once */
type Playing = { locale: Locale; context: BrowserContext; camera: number; look: Look };

export type Play = (visit: Visit, camera: number, look: Look) => Promise<void>;

/** @returns plays a scene on a fresh page and shows it */
export function createStages(browser: Browser, shops: Shops): Play {
  const customers = new Map<string, Promise<Customer>>();
  const sessions = createSessions();

  function customerOf(shop: DemoShop, who: Who, locale: Locale): Promise<Customer> {
    const key = `${who} ${locale}`;
    const customer = customers.get(key) ?? createCustomer(shop, who, locale);
    customers.set(key, customer);
    return customer;
  }

  async function playInDemo(scene: DemoScene, { locale, context, camera, look }: Playing): Promise<void> {
    const shop = await shops.demo();
    const { url, parts } = shop;
    const customer = scene.who && (await customerOf(shop, scene.who, locale));
    await remember(context, scene.remembers?.(parts) ?? {});
    const stage = {
      ...(await openStage(context, url, locale)),
      shop,
      parts,
      get customer(): Customer {
        if (!customer) throw new Error(`Nobody is signed in in the scene ${scene.name}.`);
        return customer;
      },
    };
    const visit = async () => {
      await scene.steps(stage);
      await look(stage);
    };
    return customer ? sessions.visitAs(customer.person, { url, context, camera }, visit) : visit();
  }

  async function playIn(scene: Scene, playing: Playing): Promise<void> {
    const { locale, context, look } = playing;
    if (scene.shop === undefined) return playInDemo(scene, playing);
    if (scene.shop === 'closed') {
      const stage = await openStage(context, (await shops.closed()).url, locale);
      await scene.steps(stage);
      return look(stage);
    }
    const { url, photographed } = await shops.yard();
    await remember(context, scene.remembers?.() ?? {});
    const stage = { ...(await openStage(context, url, locale)), photographed };
    await scene.steps(stage);
    return look(stage);
  }

  return async (visit, camera, look) => {
    const context = await openContext(browser, visit);
    try {
      await playIn(visit.scene, { locale: visit.locale, context, camera, look });
    } finally {
      await context.close();
    }
  };
}
