/** What the desk says of notices on a telephone, in English. */
import type { push as italian } from '../it/push.ts';

export const push: typeof italian = {
  push: {
    title: 'On this phone as a notification, too',
    about:
      'The news that you have chosen, as soon as they happen, also on a locked screen. It says what happened and the order’s number: no names, no addresses. Once you sign out nothing comes here any more.',
    on: 'On, on this phone.',
    off: 'Off, on this phone.',
    begin: 'Turn notifications on',
    end: 'Turn off',
    obstacles: {
      forbidden:
        'The browser blocks notifications of this site. Allow them in its settings, then come back here.',
      unavailable: 'The browser cannot turn them on here. Try again later: until then news come by mail.',
    },
    ways: {
      ready: '',
      install_first:
        'On an iPhone or iPad put the desk among your apps first: Share, then “Add to Home Screen”. Open it from there and come back here.',
      none: 'This browser shows no notifications: news come by mail.',
    },
  },
};
