/** What a page lacks in a browser of before Chromium 110 and Safari 16; nobody else fetches it. */
import '../older/older-builtins.ts';

if (typeof HTMLDialogElement !== 'function')
  // Safari 15.0 to 15.3 know no dialogs: they open in their place.
  Object.assign(HTMLUnknownElement.prototype, {
    showModal(this: HTMLElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLElement) {
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
